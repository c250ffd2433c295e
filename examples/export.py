"""A trained network as an ONNX file that can sit at a table: observations in, scores of the actions out."""

from pathlib import Path

import numpy as np
import onnx
from features import Features
from network import Network
from onnx import TensorProto, helper, numpy_helper

from ossuary.engine.registry import GAMES
from ossuary.minds.observation import width
from ossuary.minds.playing.onnx_mind import GAME, OBSERVATION, observation_mark
from ossuary.minds.playing.onnx_network import SCORES, SEEN


def write(path: Path, name: str, features: Features, network: Network) -> None:
    """Writes the policy, features included, with the game that it plays."""
    constants = {
        "numbers": features.numbers,
        "scales": features.scales,
        "choices": features.choices,
        "kinds": features.kinds.astype(np.int32),
        **{f"weights_{layer}": network.weights[layer] for layer in range(3)},
        **{f"biases_{layer}": network.biases[layer] for layer in range(3)},
    }
    nodes = [
        helper.make_node("Cast", [SEEN], ["seen"], to=TensorProto.INT32),
        helper.make_node("Gather", ["seen", "numbers"], ["gathered"], axis=1),
        helper.make_node("Cast", ["gathered"], ["counted"], to=TensorProto.FLOAT),
        helper.make_node("Mul", ["counted", "scales"], ["scaled"]),
        helper.make_node("Gather", ["seen", "choices"], ["chosen"], axis=1),
        helper.make_node("Equal", ["chosen", "kinds"], ["alike"]),
        helper.make_node("Cast", ["alike"], ["marked"], to=TensorProto.FLOAT),
        helper.make_node("Concat", ["scaled", "marked"], ["features"], axis=1),
        helper.make_node("Gemm", ["features", "weights_0", "biases_0"], ["sum_0"]),
        helper.make_node("Relu", ["sum_0"], ["first"]),
        helper.make_node("Gemm", ["first", "weights_1", "biases_1"], ["sum_1"]),
        helper.make_node("Relu", ["sum_1"], ["second"]),
        helper.make_node("Gemm", ["second", "weights_2", "biases_2"], [SCORES]),
    ]
    graph = helper.make_graph(
        nodes,
        name,
        [helper.make_tensor_value_info(SEEN, TensorProto.INT16, ["rows", width(name)])],
        [helper.make_tensor_value_info(SCORES, TensorProto.FLOAT, ["rows", len(GAMES[name].ACTIONS)])],
        [numpy_helper.from_array(value, key) for key, value in constants.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    helper.set_model_props(model, {GAME: name, OBSERVATION: observation_mark(GAMES[name])})
    onnx.checker.check_model(model)
    onnx.save(model, path)
