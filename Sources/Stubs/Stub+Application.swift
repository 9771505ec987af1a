extension Stub {
  /// The stubs of the application and the device.
  static let application: [Stub] = [
    playInputClick, universalLinksOnly, screenBrightness, sceneTitle, sceneSubtitle, methodExchange,
    keyValueObserving, shortcutItems, shortcutIcon, minimumBackgroundFetchInterval,
    connectivityWaiting,
  ]

  /// `UIApplication.setMinimumBackgroundFetchInterval(_:)`.
  package static let minimumBackgroundFetchInterval = Stub.member(
    "UIApplication", "setMinimumBackgroundFetchInterval(_:)",
    lacks: "the device doesn't wake the app to fetch")

  /// `URLSessionConfiguration.waitsForConnectivity`.
  package static let connectivityWaiting = Stub.member(
    "URLSessionConfiguration", "waitsForConnectivity",
    lacks: "a request fails at once where there's no connection")

  /// `UIApplication.shortcutItems`.
  package static let shortcutItems = Stub.member(
    "UIApplication", "shortcutItems",
    lacks: "actions are forgotten when the device is switched off, and aren't read back at launch")

  /// `UIApplicationShortcutIcon`.
  package static let shortcutIcon = Stub.type(
    "UIApplicationShortcutIcon", lacks: "actions are shown without icons")

  /// `method_exchangeImplementations(_:_:)`.
  package static let methodExchange = Stub.feature(
    "method_exchangeImplementations(_:_:)",
    lacks: "methods of Swift classes can't be found or exchanged at run time without Objective-C")

  /// `NSObject.addObserver(_:forKeyPath:options:context:)`.
  package static let keyValueObserving = Stub.member(
    "NSObject", "addObserver(_:forKeyPath:options:context:)",
    lacks:
      "changes of what isn't marked dynamic in the app are told at the end of the run loop's turn, once for all; "
      + "those of views, layers, bar items and view controllers at once, but to who asks for prior ones only after them"
  )

  /// `UIDevice.playInputClick()`.
  package static let playInputClick = Stub.member(
    "UIDevice", "playInputClick()", lacks: "no sound is played")

  /// `UIApplication.OpenExternalURLOptionsKey.universalLinksOnly`.
  package static let universalLinksOnly = Stub.member(
    "UIApplication.OpenExternalURLOptionsKey", "universalLinksOnly",
    lacks: "web pages are opened too")

  /// `UIScreen.brightness`.
  package static let screenBrightness = Stub.member(
    "UIScreen", "brightness", lacks: "the screen stays as bright as it is")

  /// `UIScene.title`.
  package static let sceneTitle = Stub.member(
    "UIScene", "title", lacks: "the title isn't shown anywhere")

  /// `UIScene.subtitle`.
  package static let sceneSubtitle = Stub.member(
    "UIScene", "subtitle", lacks: "the subtitle isn't shown anywhere")
}
