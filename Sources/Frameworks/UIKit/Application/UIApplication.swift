import AppRuntime
import DeviceProtocol
import Foundation
import Stubs

/// The centralized point of control and coordination for the app.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiapplication>.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The states of an app.
  public enum State: Int, Sendable {
    /// The app is in the foreground and receives events.
    case active
    /// The app is in the foreground and doesn't receive events.
    case inactive
    /// The app is in the background.
    case background
  }

  /// The keys of the launch options.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The URL to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The bundle identifier of the app that made the request.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A remote notification.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The app was launched because the location changed.
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// A Home Screen quick action.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// Activities to continue.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of the activity to continue.
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The data that was passed with the URL.
    public static let annotation = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// A local notification.
    public static let localNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// The identifiers of Bluetooth central managers to restore.
    public static let bluetoothCentrals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// The identifiers of Bluetooth peripheral managers to restore.
    public static let bluetoothPeripherals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    /// An invitation to share data in iCloud.
    public static let cloudKitShareMetadata = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
  }

  /// The keys of the options of a URL that the app is asked to open.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The bundle identifier of the app that made the request.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The data that was passed with the URL.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the document should be opened in place.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The keys of the options for opening a URL.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether only an app, not the browser, can open the URL.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The URL of the app's settings.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }

  /// The URL of the app's notification settings.
  public nonisolated class var openNotificationSettingsURLString: String {
    "app-settings:notifications"
  }

  /// Posted after the app finished launching.
  public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  }

  /// Posted when the app became active.
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }

  /// Posted when the app is about to become inactive.
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }

  /// Posted when the app entered the background.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }

  /// Posted when the app is about to enter the foreground.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }

  /// Posted when the app is about to terminate.
  public nonisolated class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }

  /// Posted when the app receives a memory warning.
  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }

  /// Posted when the time changed significantly.
  public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
  }

  /// Posted when the user took a screenshot.
  public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
  }

  /// Posted when protected files can be read.
  public nonisolated class var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  }

  /// Posted shortly before protected files become unavailable.
  public nonisolated class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  }

  /// Posted when the app's permission for background refresh changes.
  public nonisolated class var backgroundRefreshStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }

  static var instance: UIApplication?

  /// The singleton app instance.
  open class var shared: UIApplication {
    if let instance { return instance }
    let application = UIApplication()
    instance = application
    return application
  }

  /// Creates the app.
  public override init() {
    super.init()
    if UIApplication.instance == nil { UIApplication.instance = self }
  }

  // MARK: State

  /// The app's delegate.
  open weak var delegate: (any UIApplicationDelegate)? {
    get {
      MainThreadChecker.check()
      return storedDelegate
    }
    set { storedDelegate = newValue }
  }
  private weak var storedDelegate: (any UIApplicationDelegate)?

  /// The state of the app.
  open internal(set) var applicationState: State {
    get {
      MainThreadChecker.check()
      return storedState
    }
    set { storedState = newValue }
  }
  private var storedState = State.inactive {
    didSet { backgroundTasks.isInBackground = storedState == .background }
  }

  /// Whether the idle timer, which turns off the screen, is disabled.
  open var isIdleTimerDisabled = false

  /// Whether the status bar shows network activity. It no longer does.
  open var isNetworkActivityIndicatorVisible = false

  /// The number in the badge of the app's icon.
  open var applicationIconBadgeNumber: Int {
    get { NotificationDoor.shared.badge }
    set { NotificationDoor.shared.setBadge(newValue) }
  }

  /// Whether the app is registered for remote notifications.
  open var isRegisteredForRemoteNotifications: Bool { NotificationDoor.shared.isRegistered }

  /// Registers the app for remote notifications.
  ///
  /// Its delegate receives a token.
  open func registerForRemoteNotifications() {
    NotificationDoor.shared.register(true)
  }

  /// Unregisters from remote notifications.
  open func unregisterForRemoteNotifications() {
    NotificationDoor.shared.register(false)
  }

  /// Whether shaking the device shows an alert for undoing the last change.
  open var applicationSupportsShakeToEdit = true

  /// Shows the undo alert, if nothing in the app handled the shake.
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
    if motion == .motionShake { ShakeToUndo.offer() }
  }

  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The layout direction of the user interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The current orientation of the user interface.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.interfaceOrientation
  }

  /// The frame of the status bar, in the coordinates of the screen.
  open var statusBarFrame: CGRect { UIStatusBarManager.shared.statusBarFrame }

  /// Whether the status bar is hidden.
  open var isStatusBarHidden: Bool {
    get { UIStatusBarManager.shared.isStatusBarHidden }
    set { SystemAppearanceReporter.shared.appHidesStatusBar = newValue }
  }

  /// The style of the status bar.
  open var statusBarStyle: UIStatusBarStyle {
    get { UIStatusBarManager.shared.statusBarStyle }
    set { SystemAppearanceReporter.shared.appStatusBarStyle = newValue }
  }

  /// Whether protected files are accessible.
  open nonisolated var isProtectedDataAvailable: Bool { protectedData.isAvailable }
  nonisolated let protectedData = ProtectedData()

  /// Returns the orientations that a window can be shown in.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    if let scene = window?.windowScene, let delegate = scene.delegate as? UIWindowSceneDelegate {
      let orientations = delegate.supportedInterfaceOrientations(for: scene)
      if !orientations.isEmpty { return orientations }
    }
    return delegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? orientationsOfInfoPlist
  }

  /// The orientations that the app's Info.plist allows.
  var orientationsOfInfoPlist: UIInterfaceOrientationMask {
    let isPad = UIDevice.current.isPad
    let names = InfoPlist["UISupportedInterfaceOrientations", isPad: isPad]?.strings ?? []
    let all: [String: UIInterfaceOrientationMask] = [
      "UIInterfaceOrientationPortrait": .portrait,
      "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
      "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
      "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
    let known = names.compactMap { all[$0] }
    return known.isEmpty
      ? (isPad ? .all : .allButUpsideDown) : known.reduce(into: []) { $0.formUnion($1) }
  }

  // MARK: Scenes and windows

  var scenes: [UIScene] {
    get {
      MainThreadChecker.check()
      return storedScenes
    }
    set { storedScenes = newValue }
  }
  private var storedScenes: [UIScene] = []
  private var registeredWindows: [WeakWindow] = []
  private weak var storedKeyWindow: UIWindow?

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// The app's scenes.
  open var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The sessions of the app's scenes.
  open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

  /// Whether the app can display several scenes.
  open var supportsMultipleScenes: Bool { false }

  /// The app's windows, from back to front.
  open var windows: [UIWindow] {
    allWindows.filter { !$0.isOfSystem }.sorted { $0.windowLevel < $1.windowLevel }
  }

  /// The window that receives keyboard events and actions without a target.
  open var keyWindow: UIWindow? {
    MainThreadChecker.check()
    return storedKeyWindow
  }

  /// All windows, including the framework's, in the order they were brought to the front.
  @_spi(Quince) public final var allWindows: [UIWindow] {
    MainThreadChecker.check()
    return registeredWindows.compactMap(\.window)
  }

  /// The windows on the screen, from back to front.
  var windowsBackToFront: [UIWindow] {
    let visible = allWindows.filter(\.isOnScreen)
    return visible.enumerated().sorted {
      ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
    }.map(\.element)
  }

  /// The windows on the screen, from front to back.
  var windowsFrontToBack: [UIWindow] { windowsBackToFront.reversed() }

  func register(_ window: UIWindow) {
    registeredWindows.removeAll { $0.window == nil }
    registeredWindows.append(WeakWindow(window: window))
  }

  func bringToFront(_ window: UIWindow) {
    registeredWindows.removeAll { $0.window === window || $0.window == nil }
    registeredWindows.append(WeakWindow(window: window))
    RenderLoop.shared.setNeedsCommit()
  }

  /// Adds a window without a scene to the app's only scene, if the app doesn't create scenes
  /// itself.
  func adopt(_ window: UIWindow) {
    if !window.isOfSystem, window.windowScene == nil, !makesScenes {
      window.windowScene = scenes.first as? UIWindowScene
    }
  }

  func windowDidHide(_ window: UIWindow) {
    guard storedKeyWindow === window else { return }
    let successor = windowsFrontToBack.first { !$0.isOfSystem && $0.canBecomeKey }
    changeKey(to: successor)
  }

  func makeKey(_ window: UIWindow) {
    guard window.canBecomeKey, storedKeyWindow !== window else { return }
    changeKey(to: window)
  }

  private func changeKey(to window: UIWindow?) {
    if let old = storedKeyWindow {
      storedKeyWindow = nil
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    storedKeyWindow = window
    guard let window else { return }
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }

  // MARK: Launching

  private var retainedDelegate: (any UIApplicationDelegate)?
  var retainedWindow: UIWindow?
  /// The quick action that the app performs after launching.
  var shortcutOfLaunch: UIApplicationShortcutItem?

  /// Whether view controllers appear when they're added to a window.
  ///
  /// They do after the launch is complete.
  var isShowingContent = false

  func retainDelegate(_ delegate: any UIApplicationDelegate) {
    retainedDelegate = delegate
    self.delegate = delegate
  }

  // MARK: Background tasks

  private let backgroundTasks = BackgroundTasks()

  /// Marks the beginning of a task that should continue when the app moves to the background.
  @discardableResult
  open nonisolated func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Marks the beginning of a named task that should continue when the app moves to the background.
  ///
  /// The device lets apps continue in the background, so the handler is never called.
  @discardableResult
  open nonisolated func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.begin()
  }

  /// Marks the end of a task.
  ///
  /// Apps continue in the background whether tasks have ended or not.
  open nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The remaining time in the background, in seconds.
  open nonisolated var backgroundTimeRemaining: TimeInterval {
    backgroundTasks.isInBackground ? 30 : .greatestFiniteMagnitude
  }

  /// Whether the app can refresh its content in the background.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  // MARK: URLs

  /// Returns whether an app is available to handle a URL.
  open func canOpenURL(_ url: URL) -> Bool {
    let scheme = url.scheme?.lowercased() ?? ""
    let ofSystem: Set = [
      "http", "https", "mailto", "tel", "telprompt", "sms", "facetime", "maps", "itms-apps",
      "app-settings", "prefs",
    ]
    if ofSystem.contains(scheme) { return true }
    return ownSchemes.contains(scheme)
  }

  private var ownSchemes: Set<String> {
    let types = InfoPlist["CFBundleURLTypes"]?.array ?? []
    return Set(
      types.flatMap { $0["CFBundleURLSchemes"]?.strings ?? [] }.map { $0.lowercased() })
  }

  /// Opens a URL with the app that handles its scheme.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    Stub.universalLinksOnly.report(if: options[.universalLinksOnly] as? Bool == true)
    let canOpen = canOpenURL(url)
    if canOpen { DeviceLink.shared.send(.openURL(url.absoluteString)) }
    DispatchQueue.main.async { MainActor.assumeIsolated { completion?(canOpen) } }
  }

  /// Opens a URL with the app that handles its scheme.
  /// - Returns: Whether the URL was opened.
  @discardableResult
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// Opens a URL with the app that handles its scheme, as apps from before iOS 10 do.
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    open(url)
    return true
  }

  /// The home screen quick actions in addition to those in the app's Info.plist.
  open var shortcutItems: [UIApplicationShortcutItem]? {
    didSet {
      Stub.shortcutItems.report()
      DeviceLink.shared.send(.shortcuts((shortcutItems ?? []).map(\.shortcut)))
    }
  }

  /// Opens a URL that the device delivers.
  func receive(_ url: URL) {
    if isSceneBased, let scene = scenes.first {
      scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    } else {
      _ = delegate?.application(self, open: url, options: [:])
    }
  }

  // MARK: Events

  private var ignoredInteractions = 0

  /// Whether the app ignores touch events.
  open var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }

  /// Starts to ignore touch events, until a matching call to `endIgnoringInteractionEvents()`.
  open func beginIgnoringInteractionEvents() {
    ignoredInteractions += 1
  }

  /// Ends ignoring touch events.
  open func endIgnoringInteractionEvents() {
    ignoredInteractions = max(0, ignoredInteractions - 1)
  }

  /// Dispatches an event to the windows it applies to.
  open func sendEvent(_ event: UIEvent) {
    guard let touches = event.allTouches else {
      ((event as? PointerEvent)?.window ?? keyWindow)?.sendEvent(event)
      return
    }
    var reached: [UIWindow] = []
    for window in touches.compactMap(\.window) where !reached.contains(where: { $0 === window }) {
      reached.append(window)
      window.sendEvent(event)
    }
  }

  /// Sends an action to a target or, without one, along the responder chain from the first
  /// responder or the sender.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let receiver: AnyObject
    if let target {
      receiver = target as AnyObject
    } else {
      let start =
        UIResponder.first ?? (sender as? UIResponder) ?? keyWindow?.rootViewController ?? self
      var found = start.target(forAction: action, withSender: sender)
      if found == nil, let sender = sender as? UIResponder, sender !== start {
        found = sender.target(forAction: action, withSender: sender)
      }
      guard let found else { return false }
      receiver = found as AnyObject
    }
    if !ObjCRuntime.responds(receiver, to: action), let responder = receiver as? UIResponder,
      StandardActions.perform(action, on: responder, sender: sender)
    {
      return true
    }
    SelectorCalls.perform(action, on: receiver, with: [sender, event])
    return true
  }

  /// The delegate, which follows the app in the responder chain if it's a responder.
  open override var next: UIResponder? {
    let next = delegate as? UIResponder
    return next === self ? nil : next
  }

  /// Handles a rotation, resize, or appearance change of the device.
  func deviceDidChange(from old: DeviceConfiguration, to new: DeviceConfiguration) {
    let previousTraits = UITraitCollection.deviceTraits
    let previousOrientation = UIInterfaceOrientation(old.orientation)
    let sizeChanges = old.screenSize != new.screenSize
    let transition = sizeChanges ? SizeTransition(to: new.screenSize) : nil
    let (before, after) = (UITraitCollection(of: old), UITraitCollection(of: new))
    let newTraits = before.hasSameSizeClasses(as: after) ? nil : after
    UITraitCollection.deviceTraits = UITraitCollection(of: new)
    DeviceSettings.adopt(new.switches)
    statusBarWillChange(from: old, to: new)
    if let transition {
      for window in allWindows {
        window.rootViewController?.sizeWillChange(
          to: new.screenSize, traits: newTraits, with: transition)
      }
    }
    for window in allWindows {
      if sizeChanges { window.screenDidChange(from: old.screenSize, to: new.screenSize) }
      window.adoptSurroundings()
    }
    if old != new { KeyboardController.shared.screenDidChange() }
    transition?.run()
    statusBarDidChange(from: old, to: new)
    for case let scene as UIWindowScene in scenes {
      guard previousTraits != UITraitCollection.deviceTraits || sizeChanges else { continue }
      (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
        scene, didUpdate: scene.coordinateSpace, interfaceOrientation: previousOrientation,
        traitCollection: previousTraits)
      guard previousTraits != scene.traitCollection else { continue }
      scene.traitCollectionDidChange(previousTraits)
      scene.traitObservers.traitsDidChange(from: previousTraits, to: scene.traitCollection)
    }
    if sizeChanges || old.orientation != new.orientation {
      let isLocked = SystemAppearanceReporter.shared.isOrientationLocked
      geometryDidChange(from: UIWindowScene.Geometry(old, isLocked: isLocked))
    }
    if old.orientation != new.orientation {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
    if previousTraits.preferredContentSizeCategory != preferredContentSizeCategory {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: self,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: preferredContentSizeCategory])
    }
    DeviceSettings.tellOfChanges(from: old.switches, to: new.switches)
    if old.timeZone != new.timeZone { timeZoneDidChange(to: new.timeZone) }
    RenderLoop.shared.setNeedsCommit()
  }
}
