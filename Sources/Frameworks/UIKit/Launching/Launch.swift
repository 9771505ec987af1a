import AppRuntime
import DeviceProtocol
import Foundation
import Raster

/// The launch from `UIApplicationMain` to the first frame, in the same order as on Apple's devices.
@MainActor
package enum Launch {
  /// The symbol of the function that registers the app's classes, which the builder generates.
  private static let registration = "quince_register_classes"

  static func run(principalClassName: String?, delegateClassName: String?) -> Never {
    connect()
    let application = makeApplication(className: principalClassName)
    if let delegateClassName {
      guard let delegate: any UIApplicationDelegate = make(delegateClassName) else {
        stop("Unable to instantiate the UIApplication delegate instance: \(delegateClassName)")
      }
      application.retainDelegate(delegate)
    }
    beginTurns()
    application.launch()
    RunLoopTurn.shared.finish()
    serve()
  }

  /// Connects to the device in a process that isn't an app, such as a process with tests.
  package static func runWithoutApp() -> Never {
    connect()
    beginTurns()
    serve()
  }

  private static func connect() {
    DeviceLink.shared.connect()
    PersonalLocale.adopt(DeviceLink.shared.configuration.locale)
    Pseudolanguage.adopt(DeviceLink.shared.configuration.switches)
    DeviceFamily.adopt(isPad: DeviceLink.shared.configuration.isPad)
    if let timeZone = DeviceLink.shared.configuration.timeZone { PersonalTimeZone.adopt(timeZone) }
    DefaultsKeeper.shared.keep()
    if let symbol = dlsym(nil, registration) {
      typealias Register = @convention(c) () -> Void
      unsafeBitCast(symbol, to: Register.self)()
    }
    let configuration = DeviceLink.shared.configuration
    UITraitCollection.deviceTraits = UITraitCollection(of: configuration)
    DeviceSettings.adopt(configuration.switches)
  }

  private static func beginTurns() {
    RunLoopTurn.shared.start()
    RenderLoop.shared.connect(to: DeviceStage.shared)
  }

  private static func serve() -> Never {
    DeviceLink.shared.send(.ready)
    DeviceLink.shared.startReceiving()
    RunLoopTracking.join()
    while true {
      let mode = RunLoopTracking.currentMode
      _ = RunLoop.main.run(mode: mode, before: .distantFuture)
    }
  }

  /// Provides the modules below UIKit with the functions that only UIKit can implement.
  static func connectFrameworks() {
    DeviceLink.shared.onMessage = { DeviceMessageHandler.shared.handle($0) }
    DeviceLink.shared.onTurnEnd = { RunLoopTurn.shared.finish() }
    MainThreadChecker.start()
    startReportingStubs { StoryboardPlace.current.map { ($0.file, $0.line) } }
    CATextLayer.connectToText()
    NotificationDoor.shared.onPush = { UIApplication.shared.take(push: $0) }
    RunLoopTracking.isScrolling = { ScrollTracking.isActive }
    ObjCRuntime.connectToFrameworks()
  }

  private static func makeApplication(className: String?) -> UIApplication {
    if let className, className != "UIApplication" {
      if let application: UIApplication = make(className) {
        UIApplication.instance = application
      } else {
        stop("Unable to instantiate the UIApplication subclass \(className)")
      }
    }
    return UIApplication.shared
  }

  /// Creates an object of a class in the app.
  static func make<Object>(_ className: String) -> Object? {
    guard let type = ObjCRuntime.type(named: className) else { return nil }
    return make(type)
  }

  /// Creates an object of a class in the app.
  static func make<Object>(_ type: AnyClass) -> Object? {
    cast(ObjCRuntime.registered(for: type)?.make?())
  }

  static func stop(_ message: String) -> Never {
    report(.error, message)
    DeviceLink.shared.drain()
    fatalError(message)
  }
}

extension ObjCRuntime {
  /// Returns the class with a name, which can include the module name.
  static func type(named name: String) -> AnyClass? {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    return parts.count == 2
      ? type(named: parts[1], module: parts[0]) ?? type(named: parts[1], module: nil)
      : type(named: name, module: nil)
  }
}
