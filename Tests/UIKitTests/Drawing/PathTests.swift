import Testing
import UIKit

@MainActor struct PathTests {
  @Test func boundsEncloseWhatIsDrawn() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 50, y: 20))
    path.addQuadCurve(to: CGPoint(x: 50, y: 60), controlPoint: CGPoint(x: 90, y: 40))
    path.close()
    #expect(path.bounds.minX == 10 && path.bounds.maxY == 60)
    #expect(path.bounds.maxX <= 90 && path.bounds.maxX > 65)
    #expect(path.cgPath.boundingBox.maxX == 90)
    #expect(path.cgPath.boundingBoxOfPath.maxX < 80)
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func aPointIsInsideByTheRuleOfThePath() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    path.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)))
    #expect(path.contains(CGPoint(x: 50, y: 50)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 50, y: 50)))
    #expect(path.contains(CGPoint(x: 10, y: 10)))
    #expect(path.cgPath.contains(CGPoint(x: 50, y: 50), using: .winding))
    #expect(!path.cgPath.contains(CGPoint(x: 50, y: 50), using: .evenOdd))
  }

  @Test func ovalsAndRoundRectanglesLeaveTheirCorners() {
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(oval.contains(CGPoint(x: 50, y: 25)) && !oval.contains(CGPoint(x: 3, y: 3)))
    let round = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerRadius: 20)
    #expect(!round.contains(CGPoint(x: 2, y: 2)) && round.contains(CGPoint(x: 50, y: 1)))
    let some = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(!some.contains(CGPoint(x: 2, y: 2)) && some.contains(CGPoint(x: 98, y: 48)))
    let arc = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(arc.bounds.minY - 50) < 0.01 && abs(arc.bounds.maxY - 90) < 0.1)
    let other = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(abs(other.bounds.minY - 10) < 0.1)
  }

  @Test(arguments: [true, false], [CGFloat.pi * 2, -CGFloat.pi * 2])
  func anArcOfAWholeTurnIsACircleInEitherDirection(_ clockwise: Bool, _ end: CGFloat) {
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: end,
      clockwise: clockwise)
    #expect(abs(circle.bounds.width - 80) < 0.1 && abs(circle.bounds.height - 80) < 0.1)
    let nothing = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 1, endAngle: 1,
      clockwise: clockwise)
    #expect(nothing.bounds.width < 1e-9)
  }

  @Test func transformsAndReversalKeepTheShape() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
    path.apply(CGAffineTransform(translationX: 5, y: 5))
    #expect(path.bounds == CGRect(x: 5, y: 5, width: 10, height: 20))
    #expect(path.reversing().bounds == path.bounds)
    let copy = path.copy() as? UIBezierPath
    copy?.addLine(to: CGPoint(x: 100, y: 100))
    #expect(path.bounds.maxX == 15)
    path.setLineDash([1, 2, 3], count: 3, phase: 4)
    var pattern: [CGFloat] = [0, 0, 0]
    var count = 0
    var phase: CGFloat = 0
    path.getLineDash(&pattern, count: &count, phase: &phase)
    #expect(pattern == [1, 2, 3] && count == 3 && phase == 4)
  }

  @Test func mutablePathsTakeEveryElement() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLines(between: [CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    path.addCurve(
      to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 8, y: 14), control2: CGPoint(x: 2, y: 14))
    path.addQuadCurve(to: .zero, control: CGPoint(x: -5, y: 5))
    path.closeSubpath()
    path.addRect(CGRect(x: 20, y: 20, width: 5, height: 5))
    path.addRects([CGRect(x: 30, y: 30, width: 5, height: 5)])
    path.addEllipse(in: CGRect(x: 40, y: 40, width: 5, height: 5))
    path.addRoundedRect(
      in: CGRect(x: 50, y: 50, width: 20, height: 20), cornerWidth: 3, cornerHeight: 3)
    path.addArc(
      center: CGPoint(x: 90, y: 90), radius: 5, startAngle: 0, endAngle: 1, clockwise: false)
    path.addRelativeArc(center: CGPoint(x: 90, y: 90), radius: 5, startAngle: 0, delta: 2)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 90), tangent2End: CGPoint(x: 100, y: 100), radius: 3)
    path.addPath(CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 1), transform: nil))
    var kinds: Set<CGPathElementType> = []
    path.applyWithBlock { kinds.insert($0.pointee.type) }
    #expect(
      kinds == [
        .moveToPoint, .addLineToPoint, .addCurveToPoint, .addQuadCurveToPoint, .closeSubpath,
      ])
    #expect(path.boundingBox.maxX == 200)
    #expect(path.copy() == path)
    #expect(path.mutableCopy()?.isEmpty == false)
  }

  @Test func aRectangleKnowsThatItIsOne() {
    var rect = CGRect.zero
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    #expect(path.isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    var move = CGAffineTransform(translationX: 10, y: 0)
    #expect(path.copy(using: &move)?.boundingBox.minX == 11)
    let round = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerWidth: 5, cornerHeight: 5,
      transform: nil)
    #expect(!round.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(Set([path, path]).count == 1)
  }
}
