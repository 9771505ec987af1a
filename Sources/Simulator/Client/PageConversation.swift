import DeviceProtocol
import Foundation
import NIOCore
import NIOWebSocket

/// A conversation with a device: commands and answers.
package struct PageConversation {
  /// An error if the device refuses a request.
  package struct Refused: Error, CustomStringConvertible {
    /// The reason for the refusal.
    package let description: String

    /// Creates an error with a description, which is a complete sentence.
    package init(description: String) {
      self.description = description
    }
  }

  /// The parts of a message to a page that matter here.
  private struct Answer: Decodable {
    struct Value<Content: Decodable>: Decodable { var _0: Content }

    var device: Value<PageDevice>?
    var pasteboard: Value<String>?
    var refused: Value<String>?
    var finished: Value<Int>?
    var movie: Value<String>?
    var link: Value<String>?
    var performed: Value<PerformedSteps>?
    var debuggee: Value<Debuggee>?
  }

  /// The client that downloads a device's files.
  package let client: PageClient
  /// The text on the device's pasteboard, after it was requested.
  package private(set) var pasteboard: String?
  /// The name of the movie, after it was created.
  package private(set) var movie: String?
  /// The new address of the page, after it was renewed.
  package private(set) var link: String?
  /// The elements before and after the last steps that were performed.
  package private(set) var performed: PerformedSteps?
  /// The process that a debugger hasn't taken yet.
  private var debuggee: Debuggee?
  private var inbound: NIOAsyncChannelInboundStream<WebSocketFrame>.AsyncIterator
  private let outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>
  private let reader = PageCommandReader()
  private var assembled = Data()
  private var state: PageDevice?
  private var lastNumber = 0

  init(
    client: PageClient, inbound: NIOAsyncChannelInboundStream<WebSocketFrame>,
    outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>
  ) {
    self.client = client
    self.inbound = inbound.makeAsyncIterator()
    self.outbound = outbound
  }

  /// Returns the device's last known state.
  package mutating func device() async throws -> PageDevice {
    while state == nil { try await take() }
    return state!
  }

  /// Waits until there's a process to debug that this method hasn't returned yet, and returns it.
  ///
  /// After `DebugRequest.start`, that's the app in front, and then each process that the device
  /// starts.
  package mutating func nextDebuggee() async throws -> Debuggee {
    while true {
      if let next = debuggee {
        debuggee = nil
        return next
      }
      try await take()
    }
  }

  /// Sends the device a command, and returns when it's done.
  /// - Throws: `Refused`, or `PageCommandReader.Refusal` for a command that no page could send.
  package mutating func perform(_ command: PageCommand) async throws {
    try await send(command)
    lastNumber += 1
    try await send(.finish(lastNumber))
    var refusal: Refused?
    while true {
      let answer = try await take()
      if let reason = answer?.refused?._0 { refusal = Refused(description: reason) }
      if answer?.finished?._0 == lastNumber { break }
    }
    if let refusal { throw refusal }
  }

  private func send(_ command: PageCommand) async throws {
    let data = try JSONEncoder().encode(command)
    try reader.check(data)
    try await outbound.write(
      WebSocketFrame(
        fin: true, opcode: .text, maskKey: .random(), data: ByteBuffer(bytes: data)))
  }

  /// Reads one frame, and returns the message that it completes, if it matters here.
  @discardableResult
  private mutating func take() async throws -> Answer? {
    guard let frame = try await inbound.next(), frame.opcode != .connectionClose else {
      throw Refused(description: "The device closed the connection.")
    }
    guard frame.opcode == .binary || frame.opcode == .continuation else { return nil }
    assembled.append(contentsOf: frame.unmaskedData.readableBytesView)
    guard frame.fin else { return nil }
    defer { assembled = Data() }
    guard assembled.first == PacketKind.message.rawValue,
      let answer = try? JSONDecoder().decode(Answer.self, from: assembled.dropFirst())
    else { return nil }
    if let device = answer.device?._0 { state = device }
    if let text = answer.pasteboard?._0 { pasteboard = text }
    if let name = answer.movie?._0 { movie = name }
    if let address = answer.link?._0 { link = address }
    if let steps = answer.performed?._0 { performed = steps }
    if let process = answer.debuggee?._0 { debuggee = process }
    return answer
  }
}
