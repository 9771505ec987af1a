import Foundation
import Testing
import UIKit

@MainActor struct AttributedTextTests {
  @Test func swiftsAttributedStringsHaveUIKitsAttributes() {
    var text = AttributedString("Hello")
    text.uiKit.foregroundColor = .red
    text.uiKit.backgroundColor = .yellow
    text.font = UIFont.boldSystemFont(ofSize: 20)
    text.kern = 2
    text.underlineStyle = .single
    text.strikethroughStyle = .single
    text.baselineOffset = 3
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    text.paragraphStyle = style
    let converted = NSAttributedString(text)
    let attributes = converted.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes[.backgroundColor] as? UIColor == .yellow)
    #expect((attributes[.font] as? UIFont)?.pointSize == 20)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    let back = AttributedString(converted)
    #expect(back.uiKit.foregroundColor == .red)
    #expect(back.font?.pointSize == 20)
  }

  @Test func containersAndDictionariesHaveTheSameAttributes() {
    let font = UIFont.boldSystemFont(ofSize: 16)
    let container = AttributeContainer([
      .font: font, .foregroundColor: UIColor.red, .kern: 2,
      .underlineStyle: NSUnderlineStyle.single.rawValue, .link: "https://example.com/a",
    ])
    #expect(container.uiKit.font == font && container.uiKit.foregroundColor == .red)
    #expect(container.uiKit.kern == 2 && container.underlineStyle == .single)
    #expect(container.link == URL(string: "https://example.com/a"))
    let text = NSAttributedString(AttributedString("Hello", attributes: container))
    #expect(text.attribute(.font, at: 4, effectiveRange: nil) as? UIFont == font)
    let dictionary = [NSAttributedString.Key: Any](container)
    #expect(dictionary[.foregroundColor] as? UIColor == .red)
    #expect(dictionary[.backgroundColor] == nil && dictionary.count == 5)
  }

  @Test func shadowsAreValues() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.red
    let copy = shadow.copy() as? NSShadow
    #expect(copy?.shadowBlurRadius == 3 && copy?.shadowOffset.height == 2)
  }
}
