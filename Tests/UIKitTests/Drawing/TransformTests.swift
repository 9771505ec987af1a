import Testing
import UIKit

struct TransformTests {
  private func near(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9
  }

  @Test func transformsApplyFirstToLastByConcatenation() {
    let scaleThenMove = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(CGPoint(x: 1, y: 1).applying(scaleThenMove) == CGPoint(x: 12, y: 23))
    let movedBefore = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(movedBefore) == CGPoint(x: 12, y: 23))
    #expect(
      CGPoint(x: 1, y: 1).applying(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20))
        == CGPoint(x: 22, y: 63))
  }

  @Test func transformsAreMadeByTheNamesOfC() {
    #expect(CGAffineTransformIdentity == .identity)
    #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
  }

  @Test func positiveAnglesTurnClockwiseOnTheScreen() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(near(CGPoint(x: 1, y: 0).applying(quarter), CGPoint(x: 0, y: 1)))
    #expect(
      near(
        CGPoint(x: 1, y: 0).applying(CGAffineTransform.identity.rotated(by: -.pi / 2)),
        CGPoint(x: 0, y: -1)))
  }

  @Test func functionsMakeWhatInitializersDo() {
    #expect(CGAffineTransformMakeRotation(0.5) == CGAffineTransform(rotationAngle: 0.5))
    #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGAffineTransformMakeTranslation(2, 3) == CGAffineTransform(translationX: 2, y: 3))
    #expect(CGAffineTransformMake(1, 2, 3, 4, 5, 6) == CGAffineTransform(1, 2, 3, 4, 5, 6))
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGSizeMake(1, 2) == CGSize(width: 1, height: 2))
    #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
  }

  @Test func theInverseUndoesAndASingularOneIsItsOwn() {
    let transform = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 5, y: 6).scaledBy(
      x: 2, y: 4)
    let place = CGPoint(x: 7, y: 8)
    #expect(near(place.applying(transform).applying(transform.inverted()), place))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(CGAffineTransform().isIdentity == false)
  }

  @Test func rectanglesBecomeTheirBounds() {
    let turned = CGRect(x: 0, y: 0, width: 10, height: 20)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 20) < 1e-9 && abs(turned.width - 20) < 1e-9)
    #expect(
      CGSize(width: 2, height: 3).applying(CGAffineTransform(scaleX: 2, y: 2))
        == CGSize(width: 4, height: 6))
  }

  @Test func insetsAndVectorsAndOffsets() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 2, y: 1, width: 94, height: 96))
    #expect(UIEdgeInsets() == .zero)
    #expect(NSDirectionalEdgeInsets() == .zero)
    #expect(UIOffset(horizontal: 1, vertical: 2) != .zero)
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0))
    #expect(CGVector() == .zero)
  }

  @Test func layersTransformInThreeDimensions() {
    let turned = CATransform3DRotate(CATransform3DIdentity, .pi, 0, 1, 0)
    #expect(abs(turned.m11 + 1) < 1e-9 && abs(turned.m33 + 1) < 1e-9)
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 2, 3)
    #expect((moved.m41, moved.m42, moved.m43) == (2, 4, 6))
    let back = CATransform3DConcat(moved, CATransform3DInvert(moved))
    #expect(abs(back.m11 - 1) < 1e-9 && abs(back.m41) < 1e-9)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(CATransform3DEqualToTransform(moved, moved))
    #expect(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(flat)) == flat)
    #expect(CATransform3DScale(CATransform3DIdentity, 2, 3, 4).m22 == 3)
    #expect(CATransform3DMakeTranslation(1, 2, 3).m42 == 2)
  }
}
