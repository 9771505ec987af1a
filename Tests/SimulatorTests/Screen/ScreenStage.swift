import DeviceProtocol
import DisplayList
import Foundation
import TestSupport

@testable import Simulator

/// A device's own screen with apps that don't run, whose frames are always the same.
struct ScreenStage {
  var screen = ScreenController(isAnimated: true)
  var situation: ScreenSituation
  var running: [String: ShownApp] = [:]

  init(
    _ model: DeviceModel, _ appearance: DeviceConfiguration.Appearance,
    _ orientation: DeviceConfiguration.Orientation
  ) {
    situation = ScreenSituation(
      design: .ios18, model: model, appearance: appearance,
      configuration: model.configuration(orientation: orientation, appearance: appearance),
      front: .home, hasFrontApp: false, installedApps: [], recents: [], now: 0, day: "")
  }

  /// The whole screen at the current time.
  mutating func frame() throws -> DisplayList {
    try DisplayList(encoded: screen.frame(in: situation, apps: running, time: "9:41").data)
  }

  /// Installs apps, whose names differ in length.
  mutating func install(_ count: Int) throws {
    let names = ["Notes", "Weather Forecast", "Maps", "Long Name of an App", "Bank", "éclair"]
    situation.installedApps = try (0..<count).map { index in
      var app = try Self.app.get()
      app.bundleID = "test.app\(index)"
      app.name = names[index % names.count]
      return app
    }
  }

  /// Shows an installed app in front, and adds it to the app switcher.
  mutating func open(_ index: Int, wishes: SystemAppearance? = nil) {
    run(index, wishes: wishes)
    situation.front = .app(bundleID: situation.installedApps[index].bundleID)
    situation.hasFrontApp = true
  }

  /// Runs an installed app, whose frame has a size or is as large as the screen.
  mutating func run(_ index: Int, size: CGSize? = nil, wishes: SystemAppearance? = nil) {
    let app = situation.installedApps[index]
    let bounds = CGRect(origin: .zero, size: size ?? situation.size)
    let frame = DisplayList(
      size: bounds.size, commands: [.fill(.rect(bounds), .color(Color(hex: 0x4080C0)))])
    running[app.bundleID] = ShownApp(
      app: app, frame: EncodedFrame(frame), configuration: situation.configuration,
      systemAppearance: wishes)
    situation.recents.append(app.bundleID)
  }

  /// Changes what is in front, and lets a number of seconds pass.
  mutating func change(to front: Device.Front, after seconds: Double) {
    let previous = situation.front
    situation.front = front
    _ = screen.frontDidChange(from: previous, in: situation)
    situation.now += seconds
  }

  /// Moves a finger through positions, a tenth of a second each, and keeps it on the screen.
  mutating func touch(_ places: [CGPoint], endsWith phase: TouchSample.Phase = .moved) {
    for (index, place) in places.enumerated() {
      if index > 0 { situation.now += 0.1 }
      let phase = index == 0 ? .began : index == places.count - 1 ? phase : .moved
      let sample = TouchSample(
        finger: 0, phase: phase, location: place, timestamp: situation.now)
      _ = screen.take(sample, in: situation)
    }
  }

  /// Shows a banner in its final position.
  mutating func show(_ banner: NotificationBanner) {
    _ = screen.show(banner, in: situation)
    _ = screen.endMovements(in: situation)
  }

  /// Returns a notification of an installed app.
  func banner(
    of index: Int, _ title: String, subtitle: String = "", _ body: String,
    actions: [NotificationCategory.Action] = []
  ) -> NotificationBanner {
    var content = NotificationContent()
    content.title = title
    content.subtitle = subtitle
    content.body = body
    let request = NotificationRequest(identifier: title, content: content)
    return NotificationBanner(
      app: situation.installedApps[index],
      notification: DeliveredNotification(request: request, date: Date(timeIntervalSince1970: 0)),
      actions: actions)
  }

  private static let app = Result {
    let folder = try TemporaryFolder()
    let info = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleIdentifier": "test.app", "CFBundleExecutable": "App"],
      format: .xml, options: 0)
    try info.write(to: folder.file("Info.plist"))
    try Data().write(to: folder.file("App"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.file("App").path)
    return try InstalledApp(bundle: folder.url)
  }
}
