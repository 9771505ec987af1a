import Foundation
import Stubs

/// One instance of an app's user interface.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscene>.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The activation states of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene isn't connected to the app.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive = 0
    /// The scene is in the foreground and doesn't receive events.
    case foregroundInactive = 1
    /// The scene is in the background.
    case background = 2
  }

  /// Information about the reasons for creating a scene.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The quick action to perform.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    /// The bundle identifier of the app that made the request.
    open var sourceApplication: String? { nil }
    /// The activities to continue, which other devices never send.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// The type of activity to continue.
    open var handoffUserActivityType: String? { nil }
    /// The information of the scene accessory, which is never shown.
    @available(IOS27 )
    open var sceneAccessoryUserInfo: Any? { nil }

    override init() {
      super.init()
    }
  }

  /// Information about a URL that the app is asked to open.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The bundle identifier of the app that made the request.
    open var sourceApplication: String? { nil }
    /// The data that was passed with the URL.
    open var annotation: Any? { nil }
    /// Whether the document should be opened in place.
    open var openInPlace: Bool { false }

    override init() {
      super.init()
    }
  }

  /// The options for opening a URL.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only an app, not the browser, can open the URL.
    open var universalLinksOnly = false
  }

  /// Posted after a scene was connected.
  public nonisolated class var willConnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillConnectNotification")
  }

  /// Posted after a scene was disconnected.
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidDisconnectNotification")
  }

  /// Posted when a scene became active.
  public nonisolated class var didActivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidActivateNotification")
  }

  /// Posted when a scene is about to become inactive.
  public nonisolated class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }

  /// Posted when a scene is about to enter the foreground.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }

  /// Posted when a scene entered the background.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }

  /// The session of the scene.
  open private(set) var session: UISceneSession
  /// The scene's delegate.
  open var delegate: (any UISceneDelegate)?
  /// The activation state of the scene.
  open internal(set) var activationState = ActivationState.unattached
  /// The title in the app switcher.
  open var title: String! = "" {
    didSet { Stub.sceneTitle.report(if: title?.isEmpty == false) }
  }
  /// The subtitle in the app switcher.
  open var subtitle = "" {
    didSet { Stub.sceneSubtitle.report(if: !subtitle.isEmpty) }
  }

  /// The reasons for which the scene is removed when it's disconnected.
  @available(IOS26 )
  public final var destructionConditions: Set<DestructionCondition> = [] {
    didSet { Stub.sceneDestructionConditions.report(if: !destructionConditions.isEmpty) }
  }

  /// Creates a scene.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  private var restorations = 0

  /// Requests more time before the scene's interaction state is restored.
  open func extendStateRestoration() {
    restorations += 1
  }

  /// Ends the additional time before the scene's interaction state is restored.
  open func completeStateRestoration() {
    guard restorations > 0 else { return }
    restorations -= 1
    restoreInteractionState()
  }

  /// Calls the delegate to restore the user's interaction after the interface was created.
  func restoreInteractionState() {
    guard restorations == 0, let activity = session.stateRestorationActivity else { return }
    delegate?.scene(self, restoreInteractionStateWith: activity)
  }

  /// The app, which follows a scene in the responder chain.
  open override var next: UIResponder? { UIApplication.shared }

  /// Opens a URL with the app that handles its scheme.
  /// - Returns: Whether the URL was opened.
  @discardableResult
  open func open(_ url: URL, options: UIScene.OpenExternalURLOptions?) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// Opens a URL with the app that handles its scheme.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    nonisolated(unsafe) let completion = completion
    UIApplication.shared.open(
      url, options: [.universalLinksOnly: options?.universalLinksOnly ?? false]
    ) { completion?($0) }
  }
}
