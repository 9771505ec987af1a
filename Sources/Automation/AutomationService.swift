import DeviceProtocol
import Flows
import Foundation
import Simulator

/// Performs a UI test's requests on a device, using touches and keys.
package actor AutomationService {
  /// The minimum time in seconds between requests that also passes on the device's clock.
  private static let idleness = 0.015

  /// The device's executor, which the service shares because it calls the device so often.
  package nonisolated var unownedExecutor: UnownedSerialExecutor { device.unownedExecutor }

  nonisolated let device: Device
  let tempo: Tempo
  let finger: Finger
  /// The bundle identifier of the app under test.
  private let target: String?
  /// The home screen's bundle identifier.
  private static let homeScreen = "com.apple.springboard"
  /// The device of the tests' process, if it's another one.
  private let runner: Device?
  /// The end of the last request, and the time during which a debugger had stopped apps by then, in
  /// seconds.
  private var lastAnswer = (time: ContinuousClock.now, stopped: 0.0)

  /// - Parameters:
  ///   - device: The device with the apps.
  ///   - runner: The device of the tests' process, if it's another one.
  ///   - target: The bundle identifier of the app under test.
  ///   - camera: Records the steps, which then run at a natural pace.
  package init(device: Device, runner: Device? = nil, target: String?, camera: Camera? = nil) {
    self.device = device
    self.runner = runner
    self.target = target
    tempo = Tempo(device: device, camera: camera)
    finger = Finger(tempo: tempo)
  }

  /// Performs a request. Errors are returned as text, along with the crash that they caused.
  package func answer(_ request: AutomationRequest) async -> (AutomationReply, CrashLog?) {
    let crashes = await device.crashCount
    let reply = await meet(request)
    return (reply, await device.crashCount == crashes ? nil : await device.lastCrash)
  }

  private func meet(_ request: AutomationRequest) async -> AutomationReply {
    let reply: AutomationReply
    do {
      try request.checkLimits()
      try await catchUp()
      reply = try await perform(request)
    } catch let crash as CrashLog {
      reply = .failed(crash.summary)
    } catch {
      reply = .failed("\(error)")
    }
    lastAnswer = (.now, await stoppedTime)
    return reply
  }

  private var stoppedTime: Double {
    get async { await device.stoppedTime + (runner?.stoppedTime ?? 0) }
  }

  /// Lets as much time pass on the device as the test slept, without the time in a debugger.
  private func catchUp() async throws {
    let stopped = await stoppedTime - lastAnswer.stopped
    let idle = (ContinuousClock.now - lastAnswer.time) / .seconds(1) - stopped
    if idle >= Self.idleness { try await tempo.pause(idle) }
  }

  private func perform(_ request: AutomationRequest) async throws -> AutomationReply {
    switch request {
    case .launch(let app, let arguments, let environment):
      return try await launch(try bundleID(app), arguments, environment)
    case .activate(let app): return try await activate(try bundleID(app))
    case .terminate(let app): await device.kill(try bundleID(app), how: .user)
    case .open(let url, let app): try await device.open(url: url, in: try bundleID(app))
    case .state(let app): return .state(await state(of: try bundleID(app)))
    case .look(let app): return .screen(try await look(at: try bundleID(app)))
    case .audit(let app): return .screen(try await look(at: try bundleID(app), isAudit: true))
    case .wait(let seconds): return try await wait(atMost: seconds)
    case .pass(let seconds): try await tempo.pause(seconds)
    case .touch(let gesture, let app):
      try await perform(gesture)
      return .screen(try await look(at: try bundleID(app)))
    case .reveal(let id): await device.perform(.reveal, on: id)
    case .type(let text, let app):
      try await type(text)
      return .screen(try await look(at: try bundleID(app)))
    case .press(let key, let modifiers, let app):
      try await press(key, modifiers)
      return .screen(try await look(at: try bundleID(app)))
    case .turnWheel(let id, let choice): await device.perform(.setValue(choice), on: id)
    case .takePicture:
      _ = try await device.settle()
      return .picture(try await device.screenshot(), scale: await device.model.scale)
    case .goHome: await device.home()
    case .rotate(let orientation): await device.rotate(to: orientation)
    case .setAppearance(let appearance): await device.setAppearance(appearance)
    case .setLocation(let location): await device.setLocation(location)
    case .describeLocation: return .location(await device.location)
    case .describeDevice: return .device(await device.configuration)
    }
    return .done
  }

  private func bundleID(_ app: String?) throws -> String {
    guard let id = app ?? target else {
      throw AutomationFailing("the UI test target has no target application (TEST_TARGET_NAME)")
    }
    return id
  }

  // MARK: Apps

  private func launch(
    _ app: String, _ arguments: [String], _ environment: [String: String]
  ) async throws -> AutomationReply {
    await device.kill(app, how: .user)
    try await device.checkForCrash()
    let start = ContinuousClock.now
    try await device.launch(app, arguments: arguments, environment: environment)
    return .launched(seconds: (ContinuousClock.now - start) / .seconds(1))
  }

  private func activate(_ app: String) async throws -> AutomationReply {
    if app == Self.homeScreen {
      await device.home()
    } else {
      try await device.launch(app)
    }
    return .done
  }

  private func state(of app: String) async -> AutomationState {
    if app == Self.homeScreen {
      return await device.front == .home ? .runningForeground : .runningBackground
    }
    guard await device.isRunning(app) else { return .notRunning }
    return await device.front == .app(bundleID: app) ? .runningForeground : .runningBackground
  }

  private func look(at app: String, isAudit: Bool = false) async throws -> AutomationScreen {
    // The frontmost app is asked first, because it might crash or switch to another app while it
    // settles.
    let elements =
      await state(of: app) == .runningForeground
      ? try await device.look(isAudit: isAudit) : Data()
    try await device.checkForCrash()
    let state = await state(of: app)
    let name = await device.installedApps.first { $0.bundleID == app }?.name ?? app
    return AutomationScreen(
      state: state, processID: await device.processID(of: app) ?? 0, name: name,
      elements: state == .runningForeground ? elements : Data())
  }

  // MARK: Time

  /// Advances to the app's next scheduled event.
  ///
  /// If there's none, gives the app a moment of real time for other work.
  private func wait(atMost seconds: Double) async throws -> AutomationReply {
    if seconds > 0, let later = try await tempo.jump(atMost: seconds) {
      if later.seconds > 0 || later.isOver {
        return .waited(seconds: later.seconds, isOver: later.isOver)
      }
    }
    try await tempo.wait()
    return .waited(seconds: 0, isOver: false)
  }
}
