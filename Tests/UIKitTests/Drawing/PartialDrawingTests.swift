import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitCore

extension OnScreen {
  /// Views that draw only a part of their content again.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiview/setneedsdisplay(_:)> and
  /// <https://developer.apple.com/documentation/uikit/uiview/draw(_:)>.
  @MainActor struct PartialDrawingTests {
    private let screen = TestScreen()
    private let view = Painter(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    private let left = CGRect(x: 0, y: 0, width: 50, height: 100)

    private final class Painter: UIView {
      var color: UIColor? = .red
      var rects: [CGRect] = []

      override func draw(_ rect: CGRect) {
        rects.append(rect)
        guard let color else { return }
        color.setFill()
        UIRectFill(bounds)
      }
    }

    init() {
      view.backgroundColor = .green
      screen.view.addSubview(view)
      screen.commit()
    }

    /// The red, green, and blue parts at a place in the view.
    private func color(_ x: CGFloat) -> [Float] {
      screen.commit()
      let color = screen.stage.color(at: CGPoint(x: 100 + x, y: 150))
      return color.map { [$0.red, $0.green, $0.blue] } ?? []
    }

    @Test func thePartIsDrawnAndTheRestStays() {
      #expect(color(25) == [1, 0, 0] && color(75) == [1, 0, 0])
      view.color = .blue
      view.setNeedsDisplay(left)
      #expect(color(25) == [0, 0, 1] && color(75) == [1, 0, 0])
      #expect(view.rects == [view.bounds, left])
      view.setNeedsDisplay()
      #expect(color(75) == [0, 0, 1])
    }

    @Test func thePartIsClearedFirst() {
      view.color = nil
      view.setNeedsDisplay(left)
      #expect(color(25) == [0, 1, 0] && color(75) == [1, 0, 0])
      view.color = .red
      view.setNeedsDisplay()
      view.clearsContextBeforeDrawing = false
      #expect(color(25) == [1, 0, 0])
      view.color = nil
      view.setNeedsDisplay(left)
      #expect(color(25) == [1, 0, 0])
    }

    @Test func partsAreDrawnTogether() {
      view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
      view.setNeedsDisplay(CGRect(x: 40, y: 90, width: 10, height: 10))
      screen.commit()
      #expect(view.rects.last == left)
      view.setNeedsDisplay()
      view.setNeedsDisplay(left)
      screen.commit()
      #expect(view.rects.last == view.bounds)
    }

    @Test func manyPartsTakeLittleRoom() {
      for index in 0..<1_000 {
        view.color = index.isMultiple(of: 2) ? .blue : .red
        view.setNeedsDisplay(CGRect(x: index % 50, y: 0, width: 1, height: 100))
        screen.commit()
      }
      #expect((view.layer.content?.commands.count ?? 0) < 3_000)
      let image = UIGraphicsImageRenderer(bounds: view.bounds).image {
        view.layer.render(in: $0.cgContext)
      }
      #expect(image.color(atX: 75, y: 50) == .red)
    }
  }
}
