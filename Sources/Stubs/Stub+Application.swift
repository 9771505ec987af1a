extension Stub {
  /// The stubs of the application and the device.
  static let application: [Stub] = [
    playInputClick, universalLinksOnly, screenBrightness, sceneTitle, sceneSubtitle, methodExchange,
    keyValueObserving, shortcutItems, shortcutIcon, minimumBackgroundFetchInterval,
    connectivityWaiting, backgroundSession, ubiquitousStore, bundleResources,
    constrainedConfiguration, expensiveConfiguration, constrainedRequest, expensiveRequest,
    transactionMetrics,
  ]

  /// `UIApplication.setMinimumBackgroundFetchInterval(_:)`.
  package static let minimumBackgroundFetchInterval = Stub.member(
    "UIApplication", "setMinimumBackgroundFetchInterval(_:)",
    lacks: "the device doesn't wake the app to fetch")

  /// `URLSessionConfiguration.waitsForConnectivity`.
  package static let connectivityWaiting = Stub.member(
    "URLSessionConfiguration", "waitsForConnectivity",
    lacks: "without a connection, a request fails immediately")

  /// `URLSessionConfiguration.background(withIdentifier:)`.
  package static let backgroundSession = Stub.member(
    "URLSessionConfiguration", "background(withIdentifier:)",
    lacks: "requests end with the app")

  /// `URLSessionConfiguration.allowsConstrainedNetworkAccess`.
  package static let constrainedConfiguration = Stub.member(
    "URLSessionConfiguration", "allowsConstrainedNetworkAccess",
    lacks: "the device's network is never in Low Data Mode")

  /// `URLSessionConfiguration.allowsExpensiveNetworkAccess`.
  package static let expensiveConfiguration = Stub.member(
    "URLSessionConfiguration", "allowsExpensiveNetworkAccess",
    lacks: "the device's network is never expensive")

  /// `URLRequest.allowsConstrainedNetworkAccess`.
  package static let constrainedRequest = Stub.member(
    "URLRequest", "allowsConstrainedNetworkAccess",
    lacks: "it's always true; the device's network is never in Low Data Mode")

  /// `URLRequest.allowsExpensiveNetworkAccess`.
  package static let expensiveRequest = Stub.member(
    "URLRequest", "allowsExpensiveNetworkAccess",
    lacks: "it's always true; the device's network is never expensive")

  /// `URLSessionTaskMetrics.transactionMetrics`.
  package static let transactionMetrics = Stub.member(
    "URLSessionTaskMetrics", "transactionMetrics", lacks: "it's empty")

  /// `NSUbiquitousKeyValueStore`.
  package static let ubiquitousStore = Stub.type(
    "NSUbiquitousKeyValueStore", lacks: "the values stay on the device")

  /// `NSBundleResourceRequest`.
  package static let bundleResources = Stub.type(
    "NSBundleResourceRequest",
    lacks: "resources with tags are always in the app, and unknown tags aren't errors")

  /// `UIApplication.shortcutItems`.
  package static let shortcutItems = Stub.member(
    "UIApplication", "shortcutItems",
    lacks: "actions aren't saved when Quince quits, and aren't available at launch")

  /// `UIApplicationShortcutIcon`.
  package static let shortcutIcon = Stub.type(
    "UIApplicationShortcutIcon", lacks: "actions are shown without icons")

  /// `method_exchangeImplementations(_:_:)`.
  package static let methodExchange = Stub.feature(
    "method_exchangeImplementations(_:_:)",
    lacks: "without Objective-C, methods of Swift classes can't be found or swizzled at run time")

  /// `NSObject.addObserver(_:forKeyPath:options:context:)`.
  package static let keyValueObserving = Stub.member(
    "NSObject", "addObserver(_:forKeyPath:options:context:)",
    lacks:
      "changes of the app's properties that aren't dynamic are observed once, at the end of the "
      + "run loop's turn; changes of views, layers, bar items, and view controllers immediately, "
      + "but prior notifications come after them"
  )

  /// `UIDevice.playInputClick()`.
  package static let playInputClick = Stub.member(
    "UIDevice", "playInputClick()", lacks: "no sound is played")

  /// `UIApplication.OpenExternalURLOptionsKey.universalLinksOnly`.
  package static let universalLinksOnly = Stub.member(
    "UIApplication.OpenExternalURLOptionsKey", "universalLinksOnly",
    lacks: "web pages are also opened")

  /// `UIScreen.brightness`.
  package static let screenBrightness = Stub.member(
    "UIScreen", "brightness", lacks: "the brightness doesn't change")

  /// `UIScene.title`.
  package static let sceneTitle = Stub.member(
    "UIScene", "title", lacks: "the title isn't shown")

  /// `UIScene.subtitle`.
  package static let sceneSubtitle = Stub.member(
    "UIScene", "subtitle", lacks: "the subtitle isn't shown")
}
