import DeviceProtocol
import Foundation
import Testing

/// The bytes of the messages of every launch and step.
@Suite struct MessageBytesTests {
  private static let deviceMessages = Samples.devicePackets.compactMap { packet in
    if case .message(let message) = packet { message } else { nil }
  }
  private static let appMessages = Samples.appPackets.compactMap { packet in
    if case .message(let message) = packet { message } else { nil }
  }

  @Test(arguments: deviceMessages)
  func aMessageOfTheDeviceIsReadAsItWasWritten(_ message: DeviceMessage) throws {
    guard let bytes = message.bytes else { return }
    #expect(try DeviceMessage(bytes: bytes) == message)
    expectRefusal(of: bytes) { _ = try DeviceMessage(bytes: $0) }
  }

  @Test(arguments: appMessages)
  func aMessageOfAnAppIsReadAsItWasWritten(_ message: AppMessage) throws {
    guard let bytes = message.bytes else { return }
    #expect(try AppMessage(bytes: bytes) == message)
    expectRefusal(of: bytes) { _ = try AppMessage(bytes: $0) }
  }

  @Test func whatEveryLaunchSaysGoesInBytes() {
    let kinds = Set((Self.deviceMessages.filter { $0.bytes != nil }).map(Self.name))
    #expect(kinds.isSuperset(of: ["configure", "watched"]))
    let answers = Set((Self.appMessages.filter { $0.bytes != nil }).map(Self.name))
    #expect(answers.isSuperset(of: ["ready", "systemAppearance"]))
  }

  @Test func whatEveryStepOfAUITestSaysGoesInBytes() {
    let requests: [TestReport] = [
      .request(id: 1, .look(app: nil)),
      .request(id: 2, .touch(.tap(at: .zero, taps: 1, fingers: 1), app: nil)),
      .activityBegan("Tap"), .activityEnded,
    ]
    #expect(requests.allSatisfy { AppMessage.test($0).bytes != nil })
    let screen = AutomationScreen(
      state: .runningForeground, processID: 1, name: "", elements: Data())
    #expect(DeviceMessage.test(.reply(id: 1, .screen(screen))).bytes != nil)
  }

  @Test func refusesAnOrientationThatThereIsNot() {
    #expect(throws: (any Error).self) {
      try AppMessage(bytes: Data([2, 0, 0, 0, 0, 1, 0, 0, 0, 4]))
    }
  }

  private static func name(_ message: some Sendable) -> String {
    Mirror(reflecting: message).children.first?.label ?? "\(message)"
  }

  /// Expects that bytes are rejected if some are missing or there are too many.
  ///
  /// Touches may end after any sample.
  private func expectRefusal(of bytes: Data, _ read: (Data) throws -> Void) {
    #expect(throws: (any Error).self) { try read(bytes + [0]) }
    #expect(throws: (any Error).self) { try read(bytes.dropLast()) }
  }
}
