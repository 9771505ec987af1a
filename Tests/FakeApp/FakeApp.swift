import DeviceProtocol
import DisplayList
import Foundation

/// An app without UIKit that uses the device's protocol, shows the events that it receives, and
/// misbehaves on request.
///
/// Text that it is sent is a request: `crash`, `cast`, `hang 2`, `flood`, `exit 3`, `garbage`,
/// `gallery`, `picture red`, `borrow`, `notify 5`, `link Documents /tmp`, `nosettle`, or the name
/// of an `Attack`.
@main
final class FakeApp {
  private let socket: Int32
  private var packets = PacketBuffer<DeviceMessage>()
  private var configuration: DeviceConfiguration?
  private var events: [String] = ["launched"]
  private var finger = CGPoint(x: -100, y: -100)
  private var value = 0
  private var typed = ""
  private var isGallery = false
  /// An image that fills the screen.
  private var picture: DrawingCommand?
  private var answersSettle = true
  /// Whether the app only shows its attack.
  private var isAttacking = false
  /// The data that the app sends instead of its elements.
  private var falseElements: Data?
  private var inspection = InspectorReply.tree([])

  static func main() {
    guard let text = ProcessInfo.processInfo.environment[LaunchEnvironment.deviceSocket],
      let socket = Int32(text)
    else { exit(64) }
    FakeApp(socket: socket).run()
  }

  private init(socket: Int32) {
    self.socket = socket
    if let text = try? String(contentsOf: Self.valueFile, encoding: .utf8) {
      value = Int(text) ?? 0
    }
  }

  private static var valueFile: URL {
    URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Documents/value")
  }

  private func run() {
    while true {
      let count = packets.fill { [socket] in read(socket, $0.baseAddress, $0.count) }
      guard count > 0 else { exit(0) }
      while let packet = try? packets.next() {
        if case .message(let message) = packet { handle(message) }
      }
    }
  }

  private func handle(_ message: DeviceMessage) {
    switch message {
    case .configure(let configuration):
      let isFirst = self.configuration == nil
      self.configuration = configuration
      if !isFirst { events.append("configured") }
      if isFirst, CommandLine.arguments.contains("never-ready") { return }
      draw()
      if isFirst, CommandLine.arguments.contains("late") { Thread.sleep(forTimeInterval: 2) }
      if isFirst { send(.ready) }
    case .touches(let touches):
      for touch in touches { handle(touch) }
    case .pointer(let gesture):
      let (x, y) = (Int(gesture.translation.x), Int(gesture.translation.y))
      events.append("\(gesture.kind) \(gesture.phase) \(x),\(y)")
      draw()
    case .text(.insert(let request)):
      perform(request)
      draw()
    case .text(let entry):
      events.append("text \(entry)")
      draw()
    case .key(let key):
      if key.isDown { typed += key.characters }
      draw()
    case .lifecycle(let event):
      events.append(event.rawValue)
      note(event)
      if event != .didEnterBackground { draw() }
      send(.lifecycleDone(event))
    case .settle(let id, _), .look(let id), .audit(let id):
      guard answersSettle else { return }
      send(elements: elements, id: id)
    case .show(let id), .wait(let id, _):
      send(elements: elements, id: id)
    case .requestElements(let id, _):
      send(elements: elements, id: id)
    case .accessibilityAction(let id, let action):
      events.append("action \(action) on \(id)")
      draw()
    case .shake: events.append("shaken")
    case .memoryWarning: events.append("memory")
    case .protectedData(let isAvailable): events.append("protected \(!isAvailable)")
    case .toggleKeyboard: events.append("keyboard toggled")
    case .pasteboard(let text):
      events.append("pasteboard \(text ?? "")")
    case .openURL(let url):
      events.append("url \(url)")
      draw()
    case .shortcut(let shortcut): events.append("shortcut \(shortcut.type)")
    case .inspect(let id, _):
      send(inspection, id: id)
    case .feature(let feature): events.append("feature \(feature)")
    case .notification(let news):
      if case .arrives(let id, _) = news {
        send(.notification(.present(id: id, [.banner, .list])))
      }
      events.append("notification \(news)")
    case .web(let message): events.append("web \(String(decoding: message.json, as: UTF8.self))")
    case .webEnded(let ending): events.append("web \(ending)")
    case .advanceClock, .watched, .keepState, .restore, .reloadInterface, .test:
      break
    }
  }

  private func note(_ event: LifecycleEvent) {
    let file = Self.valueFile.deletingLastPathComponent().appendingPathComponent("events")
    let before = (try? Data(contentsOf: file)) ?? Data()
    try? (before + Data("\(event.rawValue)\n".utf8)).write(to: file)
  }

  private func handle(_ touch: TouchSample) {
    finger = touch.location
    if touch.phase == .ended { events.append("tapped") }
    if touch.phase == .cancelled { events.append("cancelled") }
    value = Int(touch.location.x)
    if touch.phase == .ended { try? Data("\(value)".utf8).write(to: Self.valueFile) }
    draw()
  }

  private func perform(_ request: String) {
    let words = request.split(separator: " ").map(String.init)
    if let attack = Attack(rawValue: request) { return perform(attack) }
    switch words.first {
    case "crash": fatalError("asked to crash")
    case "elsewhere":
      DispatchQueue.global().async { MainActor.assumeIsolated {} }
      Thread.sleep(forTimeInterval: 10)
    case "cast": value = (words as Any as! URL).path.count
    case "overflow": value = Int(Int8(words[1])! + Int8.max)
    case "exit": exit(Int32(words[1])!)
    case "notify":
      send(.notification(.allow([.alert, .badge])))
      var content = NotificationContent()
      content.title = "Notice"
      content.badge = 4
      send(
        .notification(
          .add(
            NotificationRequest(
              identifier: "notice", content: content,
              trigger: .interval(Double(words[1])!, repeats: false)))))
    case "compute":
      let start = clock()
      while Double(clock() - start) / Double(CLOCKS_PER_SEC) < Double(words[1])! {}
      events.append("computed")
    case "trace":
      typealias Trace = @convention(c) (Int32, pid_t, Int, Int) -> Int
      let trace = unsafeBitCast(dlsym(nil, "ptrace"), to: Trace.self)
      let attach: Int32 = 16
      events.append(trace(attach, pid_t(words[1])!, 0, 0) == 0 ? "traces" : "traces nobody")
    case "hang": Thread.sleep(forTimeInterval: Double(words[1])!)
    case "garbage":
      _ = [UInt8](repeating: 0xff, count: 64).withUnsafeBytes { write(socket, $0.baseAddress, 64) }
    case "flood":
      for index in 0..<200_000 { say("line \(index) of far too many") }
    case "print": say(words.dropFirst().joined(separator: " "))
    case "count": events.append("counted \(words[1].count)")
    case "report":
      send(.report(Report(severity: .warning, message: "asked to report", file: "Main.storyboard")))
    case "copy": send(.pasteboard(words[1]))
    case "save": send(.savePhoto(name: words[1], words[1].hasPrefix("no") ? Data() : Gallery.red))
    case "link":
      // The app's data is replaced with a link to a different location.
      let place = NSHomeDirectory() + "/" + words[1]
      try? FileManager.default.removeItem(atPath: place)
      try? FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: words[2])
      events.append("linked")
    case "nosettle": answersSettle = false
    case "gallery": isGallery = true
    case "picture":
      send(image: words[1] == "red" ? Gallery.red : Gallery.blue, id: Gallery.solidID)
      picture = Gallery.solid(size: configuration?.screenSize ?? .zero)
    case "forget": send(image: Data(), id: Gallery.solidID)
    case "borrow": picture = Gallery.solid(size: configuration?.screenSize ?? .zero)
    case "landscape":
      send(
        .systemAppearance(
          SystemAppearance(
            hasLightStatusBar: true, isStatusBarHidden: false, isHomeIndicatorHidden: false,
            isHomeIndicatorLight: false,
            supportedOrientations: [.landscapeLeft, .landscapeRight])))
    case "edit":
      send(
        .textInput(
          TextInputState(
            elementID: 0, caret: CGRect(x: 40, y: 300, width: 2, height: 20),
            field: CGRect(x: 20, y: 290, width: 200, height: 40), text: "", selection: 0..<0,
            isSecure: false, keyboardType: "default", keyboardHeight: 0)))
    default: typed += request
    }
  }

  private func perform(_ attack: Attack) {
    isAttacking = true
    switch attack.weapon {
    case .frame(let frame): send(kind: .frame, frame)
    case .frames(let frame, let count):
      for _ in 0..<count { send(kind: .frame, frame) }
    case .images(let file, let count):
      for number in 0..<count { send(image: file, id: ImageID(rawValue: UInt64(number))) }
    case .elements(let tree): falseElements = tree
    case .inspection(let reply): inspection = reply
    case .message(let message): send(message)
    case .messages(let message, let count):
      for _ in 0..<count { send(message) }
    }
  }

  // MARK: - Content

  private var elements: ScreenElement {
    guard let configuration else { return ScreenElement(id: 0, type: "UIWindow", frame: .zero) }
    var root = ScreenElement(
      id: 0, type: "UIWindow", frame: CGRect(origin: .zero, size: configuration.screenSize))
    root.children = lines.enumerated().map { index, line in
      var label = ScreenElement(
        id: index + 1, type: "UILabel",
        frame: CGRect(x: 20, y: 90 + index * 24, width: 300, height: 20))
      label.text = line
      label.label = line
      label.isAccessible = true
      label.traits = 64
      return label
    }
    var button = ScreenElement(
      id: 1000, type: "UIButton", frame: CGRect(x: 20, y: 500, width: 200, height: 44))
    button.label = "Press me"
    button.isAccessible = true
    button.traits = 1
    root.children.append(button)
    return root
  }

  private var lines: [String] {
    ["value \(value)", "typed \(typed)"] + events.suffix(12)
  }

  private func draw() {
    guard let configuration, !isAttacking else { return }
    let isDark = configuration.appearance == .dark
    let size = configuration.screenSize
    let ink: Color = isDark ? .white : .black
    var commands: [DrawingCommand] = [
      .fill(
        .rect(CGRect(origin: .zero, size: size)),
        .color(isDark ? .black : Color(red: 247.0 / 255, green: 242.0 / 255, blue: 229.0 / 255)))
    ]
    if let picture {
      commands.append(picture)
    } else if isGallery {
      send(image: Gallery.picture, id: Gallery.pictureID)
      commands += Gallery.commands(ink: ink)
    } else {
      for (index, line) in lines.enumerated() {
        commands.append(
          .text(
            TextRun(
              text: line, font: FontFace(size: 17), color: ink,
              origin: CGPoint(x: 20, y: 106 + Double(index) * 24))))
      }
      commands.append(
        .fill(
          .roundedRect(CGRect(x: 20, y: 500, width: 200, height: 44), CornerRadii(10)),
          .color(Color(red: 0.2, green: 0.5, blue: 0.9))))
      commands.append(
        .fill(
          .ellipse(CGRect(x: finger.x - 30, y: finger.y - 30, width: 60, height: 60)),
          .color(Color(red: 0.9, green: 0.2, blue: 0.4))))
    }
    send(kind: .frame, DisplayList(size: size, commands: commands).encoded())
  }

  // MARK: - Sending

  private func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private func send(_ message: AppMessage) {
    guard let data = try? Packet<AppMessage>.message(message).encoded() else { return }
    writeAll(data)
  }

  private func send(elements: ScreenElement, id: Int) {
    let packet = Packet<AppMessage>.elements(id: id, falseElements ?? elements.encoded())
    guard let data = try? packet.encoded() else { return }
    writeAll(data)
  }

  private func send(_ inspection: InspectorReply, id: Int) {
    guard let json = try? JSONEncoder().encode(inspection),
      let data = try? Packet<AppMessage>.inspection(id: id, json).encoded()
    else { return }
    writeAll(data)
  }

  private func send(image: Data, id: ImageID) {
    guard let data = try? Packet<AppMessage>.image(id, image).encoded() else { return }
    writeAll(data)
  }

  private func send(kind: PacketKind, _ payload: Data) {
    guard let data = try? Packet<AppMessage>.frame(payload).encoded() else { return }
    writeAll(data)
  }

  private func writeAll(_ data: Data) {
    var offset = 0
    data.withUnsafeBytes { bytes in
      while offset < bytes.count {
        let count = write(socket, bytes.baseAddress! + offset, bytes.count - offset)
        guard count > 0 else { exit(0) }
        offset += count
      }
    }
  }
}
