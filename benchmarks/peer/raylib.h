// Stands in for raylib, so that PufferLib's games compile as they are where nothing is ever drawn.
#include <stdbool.h>

typedef struct { unsigned char r, g, b, a; } Color;
typedef struct { float x, y; } Vector2;
typedef struct { float x, y, width, height; } Rectangle;
typedef struct { int width, height; } Texture2D;

enum { KEY_ESCAPE, KEY_TAB, FLAG_MSAA_4X_HINT };

#define BLUE ((Color){0})
#define GREEN ((Color){0})
#define ORANGE ((Color){0})
#define PURPLE ((Color){0})
#define RED ((Color){0})
#define SKYBLUE ((Color){0})
#define WHITE ((Color){0})
#define YELLOW ((Color){0})

#define BeginDrawing(...)
#define ClearBackground(...)
#define CloseWindow(...)
#define DrawCircle(...)
#define DrawCircleGradient(...)
#define DrawFPS(...)
#define DrawLine(...)
#define DrawLineEx(...)
#define DrawRectangle(...)
#define DrawRectangleLines(...)
#define DrawRectangleLinesEx(...)
#define DrawText(...)
#define DrawTexturePro(...)
#define EndDrawing(...)
#define GetScreenHeight(...) 0
#define GetScreenWidth(...) 0
#define InitWindow(...)
#define IsKeyDown(...) 0
#define IsKeyPressed(...) 0
#define IsWindowReady(...) 0
#define LoadTexture(...) ((Texture2D){0})
#define MeasureText(...) 0
#define SetConfigFlags(...)
#define SetTargetFPS(...)
#define SetWindowSize(...)
#define TextFormat(...) ""
#define ToggleFullscreen(...)
