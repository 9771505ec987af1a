import DeviceProtocol
import Foundation

/// The backdrop for the app's user interface, which dispatches events to its views.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiwindow>.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The levels of windows on the z-axis.
  public struct Level: Hashable, _UIKitNumericRawRepresentable, Sendable {
    /// The number of the level; higher levels are in front of lower ones.
    public let rawValue: CGFloat

    /// Creates a level.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of the app's content.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)
  }

  private lazy var ownUndoManager = UndoManager()

  /// The undo manager for responders in the window that don't have their own.
  open override var undoManager: UndoManager? { ownUndoManager }

  /// Posted when a window became visible.
  public nonisolated class var didBecomeVisibleNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  }

  /// Posted when a window was hidden.
  public nonisolated class var didBecomeHiddenNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  }

  /// Posted when a window became the key window.
  public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  }

  /// Posted when a window resigns as the key window.
  public nonisolated class var didResignKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidResignKeyNotification")
  }

  /// Whether the window is shown without a scene, like the framework's own windows.
  var isOfSystem: Bool { false }

  /// Creates a window with the size of the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Creates a window with a frame in the coordinates of the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    UIApplication.shared.register(self)
  }

  /// Creates a window in a scene, with the scene's size.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.coordinateSpace.bounds)
    isHidden = true
    self.windowScene = windowScene
    UIApplication.shared.register(self)
  }

  /// Creates a window from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
    UIApplication.shared.register(self)
  }

  // MARK: Position

  /// The scene that shows the window.
  open weak var windowScene: UIWindowScene?

  /// The screen that shows the window.
  open var screen: UIScreen = .main

  /// The window itself.
  open override var window: UIWindow? { self }

  /// The level of the window on the z-axis.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { RenderLoop.shared.setNeedsCommit() } }
  }

  /// Whether the window can become the key window.
  open var canBecomeKey: Bool { true }

  /// Whether the window is the key window.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// The next responder: the window's scene, or the app.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// Whether the window is on the screen.
  var isOnScreen: Bool { !isHidden && (isOfSystem || windowScene != nil) }

  /// Whether the window is hidden.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      RenderLoop.shared.setNeedsCommit()
      if isHidden {
        NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
        UIApplication.shared.windowDidHide(self)
      } else {
        UIApplication.shared.adopt(self)
        showRootViewController()
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
      }
    }
  }

  /// Makes the window the key window.
  open func makeKey() {
    UIApplication.shared.makeKey(self)
  }

  /// Makes the window the key window because the user interacts with it.
  final func makeKeyForInput() {
    if !isOfSystem { makeKey() }
  }

  /// Shows the window in front of others at its level and makes it the key window.
  open func makeKeyAndVisible() {
    UIApplication.shared.bringToFront(self)
    isHidden = false
    makeKey()
  }

  /// Called after the window became the key window.
  open func becomeKey() {}

  /// Called after the window resigns as the key window.
  open func resignKey() {}

  // MARK: Content

  /// The root view controller, whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue {
        oldValue.dismissPresentedImmediately()
        oldValue.disappear(animated: false)
        oldValue.viewIfLoaded?.removeFromSuperview()
        oldValue.ownerWindow = nil
      }
      rootViewController?.ownerWindow = self
      if !isHidden { showRootViewController() }
      RenderLoop.shared.setNeedsCommit()
    }
  }

  private func showRootViewController() {
    guard let controller = rootViewController, let view = controller.view else { return }
    guard view.superview !== self else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// Makes view controllers appear that didn't while the app was launching.
  func appearWithContent() {
    guard let controller = rootViewController, isOnScreen else { return }
    controller.appearIfNeeded()
  }

  /// Fits the window to the screen when the screen rotates.
  func screenDidChange(from old: CGSize, to new: CGSize) {
    guard frame.size == old || isOfSystem else { return }
    frame = CGRect(origin: frame.origin, size: new)
  }

  // MARK: Coordinates

  /// Converts a point to another window's coordinates, or to the screen's if `nil`.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = CGPoint(
      x: point.x - bounds.origin.x + frame.origin.x, y: point.y - bounds.origin.y + frame.origin.y)
    return window?.convert(onScreen, from: nil as UIWindow?) ?? onScreen
  }

  /// Converts a point from another window's coordinates, or from the screen's if `nil`.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    let onScreen = window?.convert(point, to: nil as UIWindow?) ?? point
    return CGPoint(
      x: onScreen.x - frame.origin.x + bounds.origin.x,
      y: onScreen.y - frame.origin.y + bounds.origin.y)
  }

  /// Converts a rectangle to another window's coordinates, or to the screen's if `nil`.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: window), size: rect.size)
  }

  /// Converts a rectangle from another window's coordinates, or from the screen's if `nil`.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: window), size: rect.size)
  }

  // MARK: Events

  /// Dispatches an event to gesture recognizers and views.
  open func sendEvent(_ event: UIEvent) {
    if let event = event as? PointerEvent {
      PointerEnvironment.shared.deliver(event)
    } else if event.type == .touches {
      if event.allTouches?.contains(where: { $0.phase == .began && $0.window === self }) == true {
        makeKeyForInput()
      }
      GestureEnvironment.shared.deliver(event, in: self)
    }
  }

  // MARK: Accessibility

  override var elementKind: ElementKind { .window }
}
