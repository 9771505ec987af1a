import Foundation
import Testing
import UIKit

/// UIKit objects are the same after archiving and unarchiving.
struct ArchiveTests {
  private func archived<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
  }

  @Test func fonts() throws {
    let fonts: [UIFont] = [
      .systemFont(ofSize: 17, weight: .semibold), .preferredFont(forTextStyle: .headline),
      .italicSystemFont(ofSize: 9.5), .monospacedSystemFont(ofSize: 12, weight: .bold),
      .monospacedDigitSystemFont(ofSize: 12, weight: .regular),
    ]
    for font in fonts { #expect(try archived(font) == font) }
  }

  @Test func paths() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
    path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 1, y: 8.5))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.usesEvenOddFillRule = true
    let copy = try #require(try archived(path))
    #expect(copy.cgPath == path.cgPath && copy.bounds == path.bounds)
    #expect(copy.lineWidth == 3 && copy.lineCapStyle == .round && copy.lineJoinStyle == .bevel)
    #expect(copy.usesEvenOddFillRule && copy.miterLimit == path.miterLimit)
  }

  @Test func paragraphStyles() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingTail
    style.lineSpacing = 4
    style.headIndent = 12.5
    style.tabStops = [NSTextTab(textAlignment: .right, location: 90)]
    style.lineBreakStrategy = .standard
    let copy = try #require(try archived(style))
    #expect(copy == style && copy.alignment == .center && copy.tabStops.count == 1)
    #expect(try archived(NSParagraphStyle()) == NSParagraphStyle())
  }

  @Test func shadows() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(try archived(shadow) == shadow)
  }
}
