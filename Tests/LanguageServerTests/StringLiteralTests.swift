import Foundation
import Testing

@testable import LanguageServer

/// The strings in code that stand for names.
struct StringLiteralTests {
  @Test(arguments: [
    ("UIImage(named: \"a|b\")", NamedItem.image), ("UIColor(named: \"|\")!", .color),
    ("UIImage(systemName: \"|", .symbol), ("UIStoryboard(name: \"|\", bundle: nil)", .storyboard),
    ("x.instantiateViewController(withIdentifier: \"|\")", .scene),
    ("performSegue(\n  withIdentifier: \"|\", sender: nil)", .segue),
    ("if segue.identifier == \"|\" {", .segue),
    ("tableView.dequeueReusableCell(withIdentifier: \"|\", for: path)", .reuse),
    ("print(\"a\", UIImage(named: \"|\"))", .image),
  ])
  func aNameIsRecognized(_ code: String, _ item: NamedItem) {
    #expect(literal(in: code)?.item == item)
  }

  @Test(arguments: ["print(\"|\")", "UIImage(named: |\"\")", "let a = \"\\\"|\""])
  func otherPlacesAreNot(_ code: String) {
    #expect(literal(in: code) == nil)
  }

  @Test func theWholeStringIsReplaced() {
    let found = literal(in: "🎈; UIImage(named: \"a|b\")")
    #expect(found?.content == "ab")
    #expect(found?.start.character == 20)
    #expect(found?.end.character == 22)
  }

  /// Returns the string at the bar.
  private func literal(in code: String) -> StringLiteral? {
    let parts = code.components(separatedBy: "|")
    let text = SourceText(parts.joined())
    let before = SourceText(parts[0])
    return StringLiteral(at: before.end, in: text)
  }
}
