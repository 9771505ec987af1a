import Testing
import UIKit

extension OnScreen {
  /// The movement of items by fields and sliding attachments.
  @MainActor struct FieldBehaviorTests {
    private let screen = TestScreen()
    private let box = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    private let animator: UIDynamicAnimator

    init() {
      screen.view.addSubview(box)
      animator = UIDynamicAnimator(referenceView: screen.view)
    }

    private func add(_ field: UIFieldBehavior) {
      field.addItem(box)
      animator.addBehavior(field)
    }

    @Test func aSpringFieldPullsItemsToItsPosition() {
      let spring = UIFieldBehavior.springField()
      spring.position = CGPoint(x: 200, y: 300)
      let material = UIDynamicItemBehavior(items: [box])
      material.density = 0.01
      material.resistance = 10
      animator.addBehavior(material)
      add(spring)
      screen.advance(0.05)
      #expect(box.center.x > 105 && box.center.x < 190)
      screen.advance(4)
      #expect(abs(box.center.x - 200) < 3 && abs(box.center.y - 300) < 3)
      #expect(!animator.isRunning)
    }

    @Test func radialGravityAttractsAndANegativeStrengthRepels() {
      let gravity = UIFieldBehavior.radialGravityField(position: CGPoint(x: 300, y: 100))
      add(gravity)
      screen.advance(0.5)
      #expect(box.center.x > 110 && abs(box.center.y - 100) < 0.01)
      gravity.strength = -8
      screen.advance(0.5)
      #expect(box.center.x < 100)
    }

    @Test func linearGravityAccelerates150PointsPerSecondSquared() {
      add(.linearGravityField(direction: CGVector(dx: 0, dy: 1)))
      screen.advance(1)
      #expect(abs(box.center.y - 175) < 3 && box.center.x == 100)
    }

    @Test func aFieldAppliesWithinItsRegionOnly() {
      let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
      field.region = UIRegion(radius: 50)
      field.position = CGPoint(x: 300, y: 300)
      add(field)
      screen.advance(0.5)
      #expect(box.center.y == 100)
      field.region = field.region.inverse()
      screen.advance(0.5)
      #expect(box.center.y > 100)
    }

    @Test func aVelocityFieldSetsTheVelocityAndDragTakesItAway() {
      add(.velocityField(direction: CGVector(dx: 60, dy: 0)))
      screen.advance(1)
      #expect(abs(box.center.x - 160) < 2)
      animator.removeAllBehaviors()
      add(.dragField())
      screen.advance(4)
      #expect(!animator.isRunning && box.center.x < 200)
    }

    @Test func onlyChargedItemsFeelElectricFields() {
      let electric = UIFieldBehavior.electricField()
      electric.position = CGPoint(x: 0, y: 100)
      add(electric)
      screen.advance(0.5)
      #expect(box.center.x == 100)
      let material = UIDynamicItemBehavior(items: [box])
      material.charge = 1
      animator.addBehavior(material)
      screen.advance(0.5)
      #expect(box.center.x > 110)
    }

    @Test func aClosureComputesTheForce() {
      var seen: CGPoint?
      let field = UIFieldBehavior.field { _, place, _, mass, _, _ in
        seen = place
        return CGVector(dx: mass, dy: 0)
      }
      field.position = CGPoint(x: 90, y: 80)
      add(field)
      screen.advance(1)
      #expect(abs(box.center.x - 150) < 3)
      #expect(seen.map { abs($0.y - 20) < 0.01 } == true)
    }

    @Test func noiseIsTheSameEachTime() {
      add(.noiseField(smoothness: 0.5, animationSpeed: 1))
      screen.advance(0.5)
      let center = box.center
      #expect(box.center != CGPoint(x: 100, y: 100))
      #expect(animator.isRunning)
      let again = OnScreen.FieldBehaviorTests()
      again.add(.noiseField(smoothness: 0.5, animationSpeed: 1))
      again.screen.advance(0.5)
      #expect(again.box.center == center)
    }

    @Test func regionsAreCombined() {
      let circle = UIRegion(radius: 10)
      let square = UIRegion(size: CGSize(width: 40, height: 10))
      #expect(circle.contains(CGPoint(x: 0, y: 10)) && !square.contains(CGPoint(x: 0, y: 10)))
      #expect(circle.union(with: square).contains(CGPoint(x: 19, y: 0)))
      #expect(!circle.intersection(with: square).contains(CGPoint(x: 19, y: 0)))
      #expect(square.difference(from: circle).contains(CGPoint(x: 19, y: 0)))
      #expect(UIRegion.infinite.contains(CGPoint(x: 1e6, y: 0)))
    }

    @Test func anItemSlidesOnALineWithinItsRange() {
      let slide = UIAttachmentBehavior.slidingAttachment(
        with: box, attachmentAnchor: box.center, axisOfTranslation: CGVector(dx: 1, dy: 0))
      slide.attachmentRange = UIFloatRange(minimum: -20, maximum: 60)
      animator.addBehavior(slide)
      let gravity = UIGravityBehavior(items: [box])
      gravity.gravityDirection = CGVector(dx: 0.5, dy: 1)
      animator.addBehavior(gravity)
      screen.advance(2)
      #expect(abs(box.center.y - 100) < 5)
      #expect(abs(box.center.x - 160) < 5)
      #expect(slide.attachedBehaviorType == .anchor)
    }
  }
}
