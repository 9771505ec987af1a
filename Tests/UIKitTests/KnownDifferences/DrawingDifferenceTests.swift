import DisplayList
import Testing
import UIKit

extension OnScreen {
  /// Documented behavior of drawing that Quince doesn't support yet.
  ///
  /// Each test fails as soon as Quince does.
  @MainActor struct DrawingDifferenceTests {
    private let screen = TestScreen()

    private func color(_ x: CGFloat, _ y: CGFloat) -> [Float] {
      screen.commit()
      let color = screen.stage.color(at: CGPoint(x: x, y: y))
      return color.map { [$0.red, $0.green, $0.blue] } ?? []
    }

    @Test func flippedGeometryHasItsOriginBelow() {
      let host = CALayer()
      host.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
      host.isGeometryFlipped = true
      let inner = CALayer()
      inner.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      inner.backgroundColor = UIColor.red.cgColor
      host.addSublayer(inner)
      screen.view.layer.addSublayer(host)
      withKnownIssue("CALayer.isGeometryFlipped") { #expect(color(50, 190) == [1, 0, 0]) }
    }

    @Test func withoutGroupOpacityOverlapsShineThrough() {
      screen.view.backgroundColor = .white
      let host = CALayer()
      host.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
      host.opacity = 0.5
      host.allowsGroupOpacity = false
      for color in [UIColor.black, .red] {
        let layer = CALayer()
        layer.frame = host.bounds
        layer.backgroundColor = color.cgColor
        host.addSublayer(layer)
      }
      screen.view.layer.addSublayer(host)
      withKnownIssue("CALayer.allowsGroupOpacity") { #expect(color(50, 150)[1] < 0.3) }
    }

    @Test func aStrokedPathIsAnOutline() throws {
      var bounds = CGRect.null
      _ = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
        let context = context.cgContext
        context.move(to: CGPoint(x: 0, y: 50))
        context.addLine(to: CGPoint(x: 100, y: 50))
        context.setLineWidth(20)
        context.replacePathWithStrokedPath()
        bounds = context.boundingBoxOfPath
      }
      withKnownIssue("CGContext.replacePathWithStrokedPath()") { #expect(bounds.height == 20) }
    }
  }
}
