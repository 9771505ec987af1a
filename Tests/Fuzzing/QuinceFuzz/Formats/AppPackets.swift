import DeviceProtocol
import DisplayList
import Foundation
import Fuzzing

extension FuzzFormat {
  /// The packets on an app's socket, and the messages in them.
  @Sendable static func appPackets() throws -> FuzzFormat {
    let messages: [AppMessage] = [
      .ready, .moving(id: 3), .lifecycleDone(.didBecomeActive), .pasteboard("copied"),
      .openURL("https://example.com/?q=1#a"),
      .report(Report(severity: .warning, message: "told", file: "Main.storyboard", line: 3)),
      .report(Report(severity: .warning, message: "told", stub: "A.b"), callers: [17, 4096]),
      .textInput(
        TextInputState(
          elementID: 4, caret: .zero, field: .zero, text: "typed", selection: 1..<3,
          isSecure: false,
          keyboardType: "default", keyboardHeight: 300)),
      .systemAppearance(
        SystemAppearance(
          hasLightStatusBar: true, isStatusBarHidden: false, isHomeIndicatorHidden: false,
          isHomeIndicatorLight: false, supportedOrientations: [.portrait])),
    ]
    var packets = try messages.map { try Packet<AppMessage>.message($0).encoded() }
    packets.append(
      try Packet<AppMessage>.image(FrameSamples.pictureID, FrameSamples.picture).encoded())
    let node = InspectedNode(id: 1, depth: 0, kind: .view, type: "UIView", frame: .zero)
    packets.append(
      try Packet<AppMessage>.inspection(
        id: 3, JSONEncoder().encode(InspectorReply.tree([node]))
      ).encoded())
    packets.append(try Packet<AppMessage>.frame(FrameSamples.all[0].encoded()).encoded())
    return FuzzFormat(
      "app-packets", corpus: Corpus(packets + [packets.reduce(Data(), +)]),
      words: ["null", "1e309", "-1", "[[[[", "\"\\ud800\"", "{\"_0\":", "9223372036854775808"]
    ) { input, _ in
      // Anything invalid terminates the app, and must be detected before it has an effect.
      do {
        try read(input)
      } catch {
        guard !"\(error)".isEmpty else { throw Fault("an error says nothing") }
      }
    }
  }

  private static func read(_ input: Data) throws {
    var buffer = PacketBuffer<AppMessage>()
    var rest = input
    while !rest.isEmpty {
      let count = buffer.fill { room in
        rest.prefix(room.count).copyBytes(to: room)
      }
      rest = rest.dropFirst(count)
      while let packet = try buffer.next() {
        switch packet {
        case .message(let message): try message.checkLimits()
        case .image(_, let file): _ = try ImageHeader(checking: file)
        case .frame(let frame): _ = try DisplayList(encoded: frame)
        case .elements(_, let tree): _ = try ScreenElement(encoded: tree)
        case .inspection(_, let reply):
          try JSONDecoder().decode(InspectorReply.self, from: reply).checkLimits()
        }
      }
    }
  }
}
