import AppRuntime
import Foundation

/// Saves the app's state when the app enters the background, as on Apple's platforms, and reports
/// the outcome of restoring it.
@MainActor
enum StateSaving {
  /// Whether the state is kept although the user quits the app, because the app is about to be
  /// opened again.
  static var isReopening = false

  /// Whether the app's saved state has been restored.
  static var hasRestored = false

  /// Saves the state if the app wants it to be restored.
  static func save() {
    ActivityOwners.update()
    var state = SavedState()
    if UIApplication.shared.isSceneBased {
      state.scene = (UIApplication.shared.scenes.first).map { scene($0) }
    } else {
      state.application = application()
    }
    state.save()
  }

  /// Removes the saved state, because the user has quit the app.
  static func forget() {
    if !isReopening { SavedState.remove() }
  }

  private static func scene(_ scene: UIScene) -> SavedState.Scene {
    let session = scene.session
    if let delegate = scene.delegate {
      session.stateRestorationActivity = delegate.stateRestorationActivity(for: scene)
    }
    return SavedState.Scene(
      persistentIdentifier: session.persistentIdentifier,
      userInfo: kept("UISceneSession.userInfo") {
        try session.userInfo.map { try ActivityValue($0) }
      },
      activity: kept("The scene's activity") {
        try session.stateRestorationActivity.map { try ActivityRecord($0) }
      })
  }

  private static func kept<Value>(_ name: String, _ value: () throws -> Value?) -> Value? {
    do {
      return try value()
    } catch {
      report(
        .error,
        """
        Can't save \(name): it contains a value of type \(error). Only property lists, \
        URLs, and UUIDs can be saved.
        """)
      return nil
    }
  }

  /// Returns the state of an app without scenes, if the app supports saving it.
  static func application() -> SavedState.Application? {
    let application = UIApplication.shared
    guard let delegate = application.delegate else { return nil }
    var isWanted = false
    let state = RestorationArchiver.data { coder in
      encodeCircumstances(with: coder)
      isWanted = delegate.application(application, shouldSaveSecureApplicationState: coder)
      if isWanted { delegate.application(application, willEncodeRestorableStateWith: coder) }
    }
    guard isWanted else { return nil }
    return SavedState.Application(
      state: state,
      root: InterfaceState.window?.rootViewController.flatMap { ControllerRecord($0) })
  }

  private static func encodeCircumstances(with coder: NSCoder) {
    let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String
    coder.encode(version, forKey: UIApplication.stateRestorationBundleVersionKey)
    coder.encode(
      UIDevice.current.systemVersion, forKey: UIApplication.stateRestorationSystemVersionKey)
    coder.encode(
      NSNumber(value: UIDevice.current.userInterfaceIdiom.rawValue),
      forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
    coder.encode(
      NSDate(timeIntervalSince1970: Date().timeIntervalSince1970),
      forKey: UIApplication.stateRestorationTimestampKey)
  }
}
