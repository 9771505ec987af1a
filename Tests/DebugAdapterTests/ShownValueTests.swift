import Testing

@testable import DebugAdapter

/// The texts for values, in place of the debugger's.
struct ShownValueTests {
  @Test(arguments: [
    ("0 false", "Bool", "false"), ("1 true", "Bool?", "true"),
    ("some \"one\"", "String?", "\"one\""),
    ("nil nil", "Int?", "nil"), ("some some 3", "Int??", "3"), ("3 values", "[Int]", "3 values"),
    ("0x00005606cc7493d0", "App.ViewController", "<ViewController: 0x5606cc7493d0>"),
    ("0x00005606cc7493d0 0x00005606cc7493d0", "UIKit.UILabel?", "<UILabel: 0x5606cc7493d0>"),
    ("x = 1", "Point", "x = 1"), ("", "App.Item", ""),
  ])
  func valuesAreInTheWordsOfSwift(_ value: String, _ type: String, _ text: String) {
    #expect(ShownValue(value, type: type).text == text)
  }

  @Test(arguments: [
    ("Cart.add(_:to:)", "Cart.add"), (" helper ", "helper"), ("total", "total"), ("f()", "f"),
  ])
  func functionsNeedNoLabels(_ name: String, _ text: String) {
    #expect(FunctionName.withoutLabels(name) == text)
  }

  @Test func valuesInMessagesAreInTheWordsOfSwift() {
    let marks = LogMessage.marked("} open: {isOpen}, {names.map { $0 }}{guest}")
    #expect(marks.count { $0 == "\u{F8F0}" } == 3)
    let output = marks.replacing("{isOpen}", with: "1 true")
      .replacing("{names.map { $0 }}", with: "0 values").replacing("{guest}", with: "some \"Ada\"")
    #expect(LogMessage.shown(output) == "} open: true, 0 values\"Ada\"")
    #expect(LogMessage.shown("1 true") == "1 true")
  }

  @Test(arguments: [
    ("Fatal error: Index out of range", "Fatal error", false),
    (
      "Fatal error: Terminating app due to uncaught exception 'NSRangeException', reason: 'a: b'",
      "NSRangeException", true
    ),
    (
      "/a/Main.storyboard:3: Fatal error: Terminating app due to uncaught exception "
        + "'NSUnknownKeyException', reason: 'the class has no outlet'",
      "NSUnknownKeyException", true
    ),
  ])
  func exceptionsOfUIKitAreRecognized(_ message: String, _ kind: String, _ isException: Bool) {
    let check = FailedCheck(message)
    #expect(check.kind == kind)
    #expect(check.isException == isException)
    #expect(check.text == message)
  }

  @Test func membersHaveExpressions() {
    let list = VariablePaths.Place(frame: 1, path: "", type: "")
    #expect(VariablePaths.path(of: "self", type: "App.Shop", in: list) == "self")
    let shop = VariablePaths.Place(frame: 1, path: "self", type: "App.Shop?")
    #expect(VariablePaths.path(of: "items", type: "[Int]", in: shop) == "self!.items")
    #expect(VariablePaths.path(of: "UIKit.UIView", type: "UIKit.UIView", in: shop) == "self")
    let items = VariablePaths.Place(frame: 1, path: "self.items", type: "[Int]")
    #expect(VariablePaths.path(of: "[2]", type: "Int", in: items) == "self.items[2]")
  }
}
