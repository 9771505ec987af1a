import DeviceProtocol
import Foundation
import Safeguards

/// Writes recorded steps as a UI test.
struct UITestWriter {
  /// The file's text.
  let text: String

  init(_ steps: [RecordedStep], name: String) {
    let type = Self.typeName(name)
    let setUp = SwiftCode.block(
      "override func setUpWithError() throws", indentation: 4, ["continueAfterFailure = false"])
    let test = SwiftCode.block(
      "func test\(type)() throws", indentation: 4,
      ["let app = XCUIApplication()"] + steps.flatMap(Self.lines))
    let tests = SwiftCode.block(
      "final class \(type)UITests: XCTestCase", indentation: 4,
      ["", setUp, "", "@MainActor", test])
    let file: SwiftCode = "import XCTest\n\n\(tests)\n"
    text = file.text
  }

  /// Returns the start of a type name derived from a text, with its letters and digits in
  /// capitalized words.
  private static func typeName(_ text: String) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first.map { $0.isNumber } ?? true ? "Flow" + name : name
  }

  private static func lines(of step: RecordedStep) -> [SwiftCode] {
    switch step {
    case .launch(let erasing):
      (erasing ? ["// The app was recorded without data."] : []) + ["app.launch()"]
    case .open(nil): ["app.activate()"]
    case .open(let bundleID?):
      ["XCUIApplication(bundleIdentifier: \(literal: bundleID)).activate()"]
    case .end: ["app.terminate()"]
    case .tap(let target, let times): [tap(target, times)]
    case .longPress(let target): ["\(place(of: target)).press(forDuration: 1)"]
    case .type(let text): ["app.typeText(\(literal: text))"]
    case .erase(let count):
      [
        "app.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: \(count)))"
      ]
    case .key(let key): ["app.typeKey(\(self.key(key)))"]
    case .paste(let text): ["app.typeText(\(literal: text))"]
    case .adjust(let target, let adjustment): adjust(target, adjustment)
    case .swipe(let swipe): [self.swipe(swipe)]
    case .scroll(let target, let direction): scroll(to: target, direction)
    case .back: [drag("app", CGPoint(x: 0, y: 0.5), CGPoint(x: 0.9, y: 0.5))]
    case .home: ["XCUIDevice.shared.press(.home)"]
    case .rotate(let orientation):
      ["XCUIDevice.shared.orientation = .\(name(of: orientation))"]
    case .appearance(let appearance): ["XCUIDevice.shared.appearance = .\(appearance.rawValue)"]
    case .switcher: ["// Tests can't open the app switcher."]
    case .shake: ["// Tests can't shake the device."]
    case .locale(let locale):
      ["// To set the language to \(locale.languageTag), use a test plan."]
    case .biometrics(let action):
      ["// Tests can't use biometrics (\(action.rawValue))."]
    case .location: ["// To set the location, use a scheme."]
    case .network: ["// Tests can't set the network."]
    case .push: ["// Tests can't send a push notification."]
    case .see(let target): [see(target)]
    case .read(let target, let text): [read(target, text)]
    case .remark(let text): ["// \(text)"]
    }
  }

  // MARK: - Elements

  private static func element(_ target: RecordedTarget) -> SwiftCode? {
    target.query.map { "app.\($0)" }
  }

  private static func coordinate(_ element: SwiftCode, _ place: CGPoint) -> SwiftCode {
    let offset: SwiftCode = "CGVector(dx: \(number(place.x)), dy: \(number(place.y)))"
    return "\(element).coordinate(withNormalizedOffset: \(offset))"
  }

  private static func number(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// Returns the location of a touch.
  private static func place(of target: RecordedTarget) -> SwiftCode {
    guard let element = element(target) else { return coordinate("app", target.place) }
    return target.inside.map { coordinate(element, $0) } ?? element
  }

  // MARK: - Steps

  private static func tap(_ target: RecordedTarget, _ times: Int) -> SwiftCode {
    let place = place(of: target)
    switch times {
    case 1: return "\(place).tap()"
    case 2: return "\(place).doubleTap()"
    default: return .line("for _ in 0..<\(times)", ["\(place).tap()"])
    }
  }

  private static func key(_ key: RecordedKey) -> SwiftCode {
    let held: [(KeyPress.Modifiers, SwiftCode)] = [
      (.control, ".control"), (.option, ".option"), (.shift, ".shift"), (.command, ".command"),
    ]
    let modifiers = held.filter { key.modifiers.contains($0.0) }.map(\.1).joined(separator: ", ")
    return "\(name(of: key)), modifierFlags: [\(modifiers)]"
  }

  private static func name(of key: RecordedKey) -> SwiftCode {
    switch key.name {
    case "Enter": "XCUIKeyboardKey.return"
    case "Backspace": "XCUIKeyboardKey.delete"
    case "Delete": "XCUIKeyboardKey.forwardDelete"
    case "Tab": "XCUIKeyboardKey.tab"
    case "Escape": "XCUIKeyboardKey.escape"
    case "Arrow Up": "XCUIKeyboardKey.upArrow"
    case "Arrow Down": "XCUIKeyboardKey.downArrow"
    case "Arrow Left": "XCUIKeyboardKey.leftArrow"
    case "Arrow Right": "XCUIKeyboardKey.rightArrow"
    default: SwiftCode(literal: key.name.lowercased())
    }
  }

  private static func adjust(
    _ target: RecordedTarget, _ adjustment: RecordedAdjustment
  ) -> [SwiftCode] {
    if !adjustment.wheels.isEmpty {
      return zip(adjustment.wheels, adjustment.texts).map {
        "app.\($0).adjust(toPickerWheelValue: \(literal: $1))"
      }
    }
    guard let element = element(target) else { return ["// A control without a name was set."] }
    if let position = adjustment.position {
      return ["\(element).adjust(toNormalizedSliderPosition: \(number(position)))"]
    }
    return adjustment.taps.map { "\(coordinate(element, $0)).tap()" }
  }

  private static func drag(_ element: SwiftCode, _ start: CGPoint, _ end: CGPoint) -> SwiftCode {
    let (start, end) = (coordinate(element, start), coordinate(element, end))
    return "\(start).press(forDuration: 0.05, thenDragTo: \(end))"
  }

  private static func swipe(_ swipe: RecordedSwipe) -> SwiftCode {
    drag(swipe.element.flatMap(element) ?? "app", swipe.start, swipe.end)
  }

  private static func scroll(to target: RecordedTarget, _ direction: SwipeDirection) -> [SwiftCode]
  {
    guard let element = element(target) else { return [] }
    let swipe =
      switch direction {
      case .down: "swipeUp"
      case .up: "swipeDown"
      case .left: "swipeRight"
      case .right: "swipeLeft"
      }
    return [.line("for _ in 0..<50 where !\(element).isHittable", ["app.\(swipe)()"])]
  }

  private static func name(of orientation: DeviceConfiguration.Orientation) -> String {
    switch orientation {
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    // The device's orientation refers to the side of the screen opposite the home button.
    case .landscapeLeft: "landscapeRight"
    case .landscapeRight: "landscapeLeft"
    }
  }

  // MARK: - Assertions

  private static func see(_ target: RecordedTarget) -> SwiftCode {
    guard let element = element(target) else { return "// The element on screen has no name." }
    return "XCTAssertTrue(\(element).waitForExistence(timeout: 3))"
  }

  private static func read(_ target: RecordedTarget, _ text: RecordedText) -> SwiftCode {
    guard let element = element(target), let attribute = text.testAttribute, !text.isApproximate
    else { return see(target) }
    let actual: SwiftCode =
      attribute == "label" ? "\(element).label" : "\(element).value as? String"
    return "XCTAssertEqual(\(actual), \(literal: text.text))"
  }
}
