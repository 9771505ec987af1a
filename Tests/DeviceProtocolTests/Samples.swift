import DeviceProtocol
import DisplayList
import Foundation

/// Packets of every kind.
enum Samples {
  /// Returns an encoder that produces the same bytes for the same packet.
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }

  static let appPackets: [Packet<AppMessage>] = [
    .message(.ready), .frame(Data([1, 2, 3])), .image(ImageID(rawValue: 7), Data([4, 5])),
    .elements(id: 8, Data([6])), .frame(Data()),
    .message(.report(Report(severity: .warning, message: "é", file: nil))),
    .message(.report(Report(severity: .note, message: "", stub: "A.b"), callers: [1, 4096])),
    .message(
      .systemAppearance(
        SystemAppearance(
          hasLightStatusBar: true, isStatusBarHidden: false, isHomeIndicatorHidden: true,
          isHomeIndicatorLight: false, supportedOrientations: [.landscapeRight, .portrait]))),
    .message(.test(.request(id: 9, .look(app: nil)))),
    .message(.test(.request(id: -1, .look(app: "com.example.Größe")))),
    .message(
      .test(
        .request(
          id: 10, .touch(.tap(at: CGPoint(x: 0.1, y: -2), taps: 2, fingers: 1), app: "a.b")))),
    .message(.test(.activityBegan("Tap \"é\" Button"), token: .max)),
    .message(.test(.activityEnded, token: 1)),
    .message(.test(.request(id: 11, .goHome))), .message(.test(.finished, token: .max)),
  ]
  static let devicePackets: [Packet<DeviceMessage>] = [
    .message(.settle(id: 1)), .message(.show(id: -1)), .message(.advanceClock(by: 0.05)),
    .message(.touches([])), .message(.settle(id: 2, seeking: ElementQuery([]))),
    .message(
      .settle(
        id: 3,
        seeking: ElementQuery([
          SoughtElement(text: SoughtText("Größe"), identifier: nil, value: SoughtText("")),
          SoughtElement(text: nil, identifier: SoughtText("Field"), value: nil),
        ]))),
    .message(
      .touches([
        TouchSample(finger: 3, phase: .cancelled, location: CGPoint(x: 1, y: 2.5), timestamp: 9),
        TouchSample(finger: 0, phase: .began, location: CGPoint(x: -1, y: 0), timestamp: 0.1),
      ])),
    .message(.test(.reply(id: 4, .done))), .message(.test(.reply(id: 5, .failed("é")))),
    .message(
      .test(
        .reply(
          id: 6,
          .screen(
            AutomationScreen(
              state: .runningForeground, processID: 7, name: "é", elements: Data([1, 0, 255])))))),
    .message(.text(.insert("Hi"))), .message(.pasteboard(nil)), .message(.watched(false)),
    .message(
      .configure(
        DeviceConfiguration(
          deviceName: "iPad é", isPad: true, screenSize: CGSize(width: 1194.1, height: 834),
          scale: 2, safeArea: .init(top: 24, left: 0.1, bottom: 20, right: 3), statusBarHeight: 25,
          orientation: .landscapeLeft, appearance: .dark,
          contentSizeCategory: "UICTContentSizeCategoryXL", locale: DeviceLocale("ar_EG")!,
          switches: DeviceSwitches(.boldText, .inCall), timeZone: "Asia/Tokyo", clock: .manual))),
  ]
}
