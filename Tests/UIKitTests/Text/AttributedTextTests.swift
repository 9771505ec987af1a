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

  @Test func shadowsAreValues() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.red
    let copy = shadow.copy() as? NSShadow
    #expect(copy?.shadowBlurRadius == 3 && copy?.shadowOffset.height == 2)
  }
}
