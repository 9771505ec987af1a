import AppRuntime

/// A stack of the contexts that UIKit draws into, with the current context last.
///
/// Each thread has its own stack.
enum GraphicsStack {
  private static let key = "org.quince.graphics"

  nonisolated(unsafe) private static var main: [CGContext] = []

  static var contexts: [CGContext] {
    get {
      MainQueue.isCurrent ? main : Thread.current.threadDictionary[key] as? [CGContext] ?? []
    }
    set {
      if MainQueue.isCurrent {
        main = newValue
      } else {
        Thread.current.threadDictionary[key] = newValue
      }
    }
  }

  static func push(_ context: CGContext) {
    if MainQueue.isCurrent { main.append(context) } else { contexts.append(context) }
  }

  static func pop() {
    if MainQueue.isCurrent { _ = main.popLast() } else { _ = contexts.popLast() }
  }

  static var current: CGContext? { MainQueue.isCurrent ? main.last : contexts.last }
}

/// Returns the current context.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext()>.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

/// Makes a context the current one.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicspushcontext(_:)>.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }

/// Restores the previous context as the current one.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicspopcontext()>.
public func UIGraphicsPopContext() { GraphicsStack.pop() }

/// Fills a rectangle with the current fill color.
///
/// Follows <https://developer.apple.com/documentation/uikit/uirectfill(_:)>.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the current fill color and a blend mode.
///
/// Follows <https://developer.apple.com/documentation/uikit/uirectfillusingblendmode(_:_:)>.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = GraphicsStack.current else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a one-point-wide frame inside a rectangle.
///
/// Follows <https://developer.apple.com/documentation/uikit/uirectframe(_:)>.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a one-point-wide frame inside a rectangle with a blend mode.
///
/// Follows <https://developer.apple.com/documentation/uikit/uirectframeusingblendmode(_:_:)>.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = GraphicsStack.current else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  let (width, height) = (rect.width, rect.height)
  context.fill([
    CGRect(x: rect.minX, y: rect.minY, width: width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: width, height: 1),
    CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: height - 2),
    CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: height - 2),
  ])
  context.restoreGState()
}

/// Clips the current context to a rectangle.
///
/// Follows <https://developer.apple.com/documentation/uikit/uirectclip(_:)>.
public func UIRectClip(_ rect: CGRect) { GraphicsStack.current?.clip(to: rect) }
