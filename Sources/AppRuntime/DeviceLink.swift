import DeviceProtocol
import DisplayList
import Foundation

/// The app's connection to its device.
@MainActor
package final class DeviceLink {
  /// The shared connection.
  package static let shared = DeviceLink()

  /// The device's latest configuration.
  package private(set) var configuration = DeviceConfiguration(
    deviceName: "iPhone 15", isPad: false, screenSize: CGSize(width: 393, height: 852), scale: 3,
    safeArea: .init(top: 59, left: 0, bottom: 34, right: 0), statusBarHeight: 54)

  /// A closure that receives the device's messages.
  package var onMessage: @MainActor (DeviceMessage) -> Void = { _ in }
  /// A closure that finishes the turn of the run loop in which messages were received.
  package var onTurnEnd: @MainActor () -> Void = {}

  /// The token that each report from the process's tests must include.
  package var testToken: UInt64 = 0

  private var socket: PacketSocket<DeviceMessage, AppMessage>?
  /// The messages that arrived while waiting for an answer.
  private var deferred: [DeviceMessage] = []
  private var lastRequest = 0

  /// Connects over the inherited socket, and waits for the device's configuration.
  ///
  /// Without a device, the process exits.
  package func connect() {
    let name = LaunchEnvironment.deviceSocket
    guard let value = LaunchEnvironment.value(of: name), let descriptor = Int32(value),
      fcntl(descriptor, F_GETFD) >= 0
    else {
      let app = CommandLine.arguments.first.map { ($0 as NSString).lastPathComponent } ?? "This app"
      FileHandle.standardError.write(
        Data(
          """
          \(app) runs on a simulated device, and can't be started by itself.
          Start its project with: quince run PROJECT\n
          """.utf8))
      exit(64)
    }
    unsetenv(name)
    do {
      let socket = try PacketSocket<DeviceMessage, AppMessage>(
        descriptor: descriptor, queue: .main)
      self.socket = socket
      var packet = try socket.waitForPacket()
      while case .message(.feature(let feature)) = packet {
        DeviceFeatures.shared.take(feature)
        packet = try socket.waitForPacket()
      }
      guard case .message(.configure(let configuration)) = packet else { exit(64) }
      self.configuration = configuration
    } catch {
      fail(error)
    }
    DeviceClock.shared.isManual = configuration.clock == .manual
    MarkedLine.isTaken.store(true, ordering: .relaxed)
    MainThreadStack.startListening()
  }

  /// Whether a device started this process and is waiting for it to connect.
  package static var isAwaited: Bool {
    LaunchEnvironment.value(of: LaunchEnvironment.deviceSocket) != nil
  }

  /// Waits until the device has sent its configuration, which it does when the app is launched.
  package static func waitForLaunch() {
    var socket = pollfd(
      fd: LaunchEnvironment.deviceSocketNumber, events: Int16(POLLIN), revents: 0)
    while poll(&socket, 1, -1) < 0, errno == EINTR {}
  }

  /// Makes standard output line-buffered, even if it's a pipe.
  package static func bufferOutputByLines() {
    guard let symbol = dlsym(nil, "stdout") else { return }
    setvbuf(symbol.assumingMemoryBound(to: UnsafeMutablePointer<FILE>.self).pointee, nil, _IOLBF, 0)
  }

  /// Starts passing the device's messages to the app.
  package func startReceiving() {
    socket?.startReading { [weak self] in self?.receive() }
    receive()
  }

  /// Sends a message, after writing the user defaults that it depends on.
  package func send(_ message: AppMessage) {
    DefaultsKeeper.shared.keep()
    socket?.send(.message(message))
  }

  /// Sends a message together with the next one, which must follow immediately.
  package func sendWithNext(_ message: AppMessage) {
    socket?.sendWithNext(.message(message))
  }

  /// Sends a frame, after writing the user defaults that it shows.
  package func send(frame: Data) {
    DefaultsKeeper.shared.keep()
    socket?.send(.frame(frame))
  }

  /// Sends a frame together with the next message, which must follow immediately.
  ///
  /// That message writes the user defaults that both show.
  package func sendWithNext(frame: Data) {
    socket?.sendWithNext(.frame(frame))
  }

  /// Sends the encoded bytes of an image that frames refer to by a number, or no bytes to remove
  /// the image.
  package func send(image: Data, id: ImageID) {
    socket?.send(.image(id, image))
  }

  /// Sends the screen's elements as the answer to the request with a number.
  package func send(elements: ScreenElement, id: Int) {
    DefaultsKeeper.shared.keep()
    socket?.send(.elements(id: id, elements.encoded()))
  }

  /// Sends the answer to the inspector's request with a number.
  package func send(inspection: Data, id: Int) {
    socket?.send(.inspection(id: id, inspection))
  }

  /// Sends a UI test's request and waits for the reply, blocking the main thread.
  package func ask(_ request: AutomationRequest) -> AutomationReply {
    guard let socket else { return .failed("there is no device") }
    lastRequest += 1
    send(.test(.request(id: lastRequest, request), token: testToken))
    socket.drain(timeout: .infinity)
    do {
      while let packet = try socket.waitForPacket() {
        guard case .message(let message) = packet else { continue }
        if case .test(.reply(lastRequest, let reply)) = message { return reply }
        deferred.append(message)
      }
    } catch {
      fail(error)
    }
    // The test runner has exited.
    exit(0)
  }

  /// Writes all waiting packets before the process ends.
  package func drain() {
    socket?.drain(timeout: 1)
  }

  /// Adopts the device's new configuration.
  /// - Returns: The previous configuration.
  package func adopt(_ configuration: DeviceConfiguration) -> DeviceConfiguration {
    defer { self.configuration = configuration }
    DeviceClock.shared.isManual = configuration.clock == .manual
    return self.configuration
  }

  /// Passes received messages to the app, but waits while the clock advances through turns of the
  /// main queue.
  package func receive() {
    guard let socket else { return }
    socket.receive()
    while !DeviceClock.shared.isAdvancing, !deferred.isEmpty { onMessage(deferred.removeFirst()) }
    do {
      while !DeviceClock.shared.isAdvancing, let packet = try socket.next() { take(packet) }
    } catch {
      fail(error)
    }
    onTurnEnd()
    if socket.isClosed { exit(0) }
  }

  private func take(_ packet: Packet<DeviceMessage>) {
    switch packet {
    case .message(let message): onMessage(message)
    case .image(let page, let bytes): WebDoor.shared.onImage(page.rawValue, bytes)
    case .frame, .elements, .inspection: break
    }
  }

  private func fail(_ error: any Error) -> Never {
    FileHandle.standardError.write(Data("The device sent an invalid message: \(error)\n".utf8))
    exit(70)
  }
}
