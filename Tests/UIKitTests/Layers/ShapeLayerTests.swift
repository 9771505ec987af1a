import DisplayList
import Testing
import UIKit

extension OnScreen {
  /// Follows <https://developer.apple.com/documentation/quartzcore/cashapelayer>.
  @MainActor struct ShapeLayerTests {
    private let screen = TestScreen()
    private let layer = CAShapeLayer()

    init() {
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      screen.view.layer.addSublayer(layer)
      screen.commit()
      screen.advance(1)
    }

    private var strokes: [(path: Path, color: Color, style: StrokeStyle)] {
      screen.stage.commands.compactMap {
        if case .stroke(.path(let path), let color, let style) = $0 {
          (path, color, style)
        } else {
          nil
        }
      }
    }

    @Test func defaultsAreThoseOfTheDocumentation() {
      let layer = CAShapeLayer()
      #expect(layer.path == nil && layer.strokeColor == nil)
      #expect(
        layer.fillColor.map(UIColor.init(cgColor:)) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
      #expect(layer.fillRule == .nonZero && layer.lineCap == .butt && layer.lineJoin == .miter)
      #expect(layer.lineWidth == 1 && layer.miterLimit == 10 && layer.lineDashPhase == 0)
      #expect(layer.strokeStart == 0 && layer.strokeEnd == 1 && layer.lineDashPattern == nil)
    }

    @Test func onlyThePartOfTheOutlineIsStroked() throws {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0, y: 50))
      path.addLine(to: CGPoint(x: 100, y: 50))
      layer.path = path
      layer.fillColor = nil
      layer.strokeColor = UIColor.blue.cgColor
      layer.strokeStart = 0.25
      layer.strokeEnd = 0.75
      layer.lineCap = .round
      layer.lineJoin = .bevel
      layer.miterLimit = 3
      layer.lineDashPattern = [4, 2]
      layer.lineDashPhase = 1
      layer.lineWidth = 6
      screen.advance(1)
      let stroke = try #require(strokes.first)
      #expect(
        stroke.path.elements == [.move(CGPoint(x: 25, y: 50)), .line(CGPoint(x: 75, y: 50))])
      #expect(
        stroke.style
          == StrokeStyle(
            width: 6, cap: .round, join: .bevel, miterLimit: 3, dash: [4, 2], dashPhase: 1))
      #expect(stroke.color == Color(red: 0, green: 0, blue: 1))
    }

    @Test(arguments: [
      ("strokeStart", 0.0, 0.5), ("strokeEnd", 1, 0.5), ("lineWidth", 1, 9), ("miterLimit", 10, 2),
      ("lineDashPhase", 0, 4),
    ])
    func numbersAreAnimated(_ keyPath: String, _ from: Double, _ to: Double) throws {
      #expect(layer.value(forKeyPath: keyPath) as? CGFloat == CGFloat(from))
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.toValue = to
      animation.duration = 1
      layer.add(animation, forKey: nil)
      screen.commit()
      screen.advance(0.5)
      let shown = try #require(layer.presentation()?.value(forKeyPath: keyPath) as? CGFloat)
      #expect(abs(shown - (from + to) / 2) < abs(to - from) / 10)
      #expect(layer.value(forKeyPath: keyPath) as? CGFloat == CGFloat(from))
      layer.setValue(to, forKeyPath: keyPath)
      #expect(layer.value(forKeyPath: keyPath) as? CGFloat == CGFloat(to))
    }

    @Test func colorsAndPathsAreAnimated() throws {
      func line(_ y: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: y))
        path.addLine(to: CGPoint(x: 10, y: y))
        path.addQuadCurve(to: CGPoint(x: 20, y: y), control: CGPoint(x: 15, y: y))
        path.addCurve(
          to: CGPoint(x: 30, y: y), control1: CGPoint(x: 22, y: y), control2: CGPoint(x: 28, y: y))
        path.closeSubpath()
        return path
      }
      layer.path = line(0)
      layer.fillColor = UIColor.black.cgColor
      layer.strokeColor = nil
      screen.advance(1)
      for (keyPath, value) in [
        ("path", line(40)), ("fillColor", UIColor.white.cgColor),
        ("strokeColor", UIColor.red.cgColor),
      ] as [(String, Any)] {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.toValue = value
        animation.duration = 1
        layer.add(animation, forKey: keyPath)
      }
      screen.commit()
      screen.advance(0.5)
      let shown = try #require(layer.presentation())
      #expect(abs((shown.path?.boundingBox.minY ?? 0) - 20) < 2)
      #expect(abs((shown.fillColor?.components?[0] ?? 0) - 0.5) < 0.05)
      #expect(abs((shown.strokeColor?.alpha ?? 0) - 0.5) < 0.05)
      #expect(layer.path == line(0) && layer.strokeColor == nil)
    }

    @Test func pathsWithOtherStepsJump() throws {
      layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
      let animation = CABasicAnimation(keyPath: "path")
      animation.toValue = CGPath(
        ellipseIn: CGRect(x: 50, y: 50, width: 10, height: 10), transform: nil)
      animation.duration = 1
      layer.add(animation, forKey: nil)
      screen.commit()
      screen.advance(0.25)
      #expect(layer.presentation()?.path?.boundingBox.minX == 0)
      screen.advance(0.5)
      #expect(layer.presentation()?.path?.boundingBox.minX == 50)
    }

    @Test func aCopyShowsTheSame() {
      layer.path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
      layer.lineWidth = 7
      layer.fillRule = .evenOdd
      layer.lineDashPattern = [1]
      let copy = CAShapeLayer(layer: layer)
      #expect(copy.path == layer.path && copy.lineWidth == 7)
      #expect(copy.fillRule == .evenOdd && copy.lineDashPattern == [1])
    }
  }
}
