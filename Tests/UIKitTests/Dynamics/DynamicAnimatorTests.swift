import Testing
import UIKit

extension OnScreen {
  /// The movement of items by behaviors.
  @MainActor struct DynamicAnimatorTests {
    private final class Watcher: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
      var calls: [String] = []

      func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem, at p: CGPoint
      ) {
        calls.append("items")
      }
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
      ) {
        calls.append("boundary \(identifier.map { "\($0)" } ?? "none")")
      }
    }

    private let screen = TestScreen()
    private let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    private let watcher = Watcher()
    private let animator: UIDynamicAnimator

    init() {
      screen.view.addSubview(box)
      animator = UIDynamicAnimator(referenceView: screen.view)
      animator.delegate = watcher
    }

    @Test func gravityOf1Is1000PointsPerSecondSquared() {
      animator.addBehavior(UIGravityBehavior(items: [box]))
      #expect(animator.isRunning)
      screen.advance(0.5)
      #expect(abs(box.center.y - 175) < 6)
      #expect(box.center.x == 150)
    }

    @Test func aPushOf1Moves100PointsASecond() {
      let push = UIPushBehavior(items: [box], mode: .instantaneous)
      push.setAngle(.pi / 2, magnitude: 1)
      animator.addBehavior(push)
      screen.advance(1)
      #expect(abs(box.center.y - 150) < 3)
      #expect(!push.active)
    }

    @Test func elasticityIsHowMuchOfTheVelocityIsKept() {
      let floor = UICollisionBehavior(items: [box])
      floor.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 300),
        to: CGPoint(x: 390, y: 300))
      floor.collisionDelegate = watcher
      let material = UIDynamicItemBehavior(items: [box])
      material.elasticity = 1
      material.addLinearVelocity(CGPoint(x: 0, y: 400), for: box)
      animator.addBehavior(floor)
      animator.addBehavior(material)
      screen.advance(0.7)
      #expect(abs(material.linearVelocity(for: box).y + 400) < 1)
      #expect(watcher.calls.contains("boundary floor"))
    }

    @Test func itemsRestOnTheReferenceBoundsAndTheAnimatorPauses() {
      let collision = UICollisionBehavior(items: [box])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.addBehavior(collision)
      screen.advance(8)
      #expect(abs(box.frame.maxY - screen.view.bounds.maxY) < 1)
      #expect(!animator.isRunning)
      #expect(watcher.calls == ["resume", "pause"])
    }

    @Test func itemsStopEachOther() {
      let other = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
      screen.view.addSubview(other)
      let anchor = UIDynamicItemBehavior(items: [other])
      anchor.isAnchored = true
      let collision = UICollisionBehavior(items: [box, other])
      collision.collisionDelegate = watcher
      for behavior in [anchor, collision, UIGravityBehavior(items: [box])] {
        animator.addBehavior(behavior)
      }
      screen.advance(5)
      #expect(abs(box.frame.maxY - 300) < 1)
      #expect(other.frame.minY == 300)
      #expect(watcher.calls.contains("items"))
    }

    @Test func aSnapEndsAtItsPointUpright() {
      box.transform = CGAffineTransform(rotationAngle: 0.5)
      animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 400)))
      screen.advance(5)
      #expect(abs(box.center.x - 200) < 1 && abs(box.center.y - 400) < 1)
      #expect(abs(box.transform.b) < 0.01)
    }

    @Test func anAttachmentKeepsItsLength() {
      let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 300, y: 50))
      #expect(attachment.length == 150)
      animator.addBehavior(attachment)
      animator.addBehavior(UIGravityBehavior(items: [box]))
      for _ in 0..<10 {
        screen.advance(0.1)
        #expect(abs(hypot(box.center.x - 300, box.center.y - 50) - 150) < 2)
      }
      #expect(box.center.y > 100)
    }

    @Test func childrenActWithTheirBehavior() {
      let behavior = UIDynamicBehavior()
      var steps = 0
      behavior.action = { steps += 1 }
      let gravity = UIGravityBehavior(items: [box])
      behavior.addChildBehavior(gravity)
      #expect(gravity.dynamicAnimator == nil)
      animator.addBehavior(behavior)
      #expect(gravity.dynamicAnimator === animator)
      screen.advance(0.5)
      #expect(box.center.y > 100)
      #expect(steps > 20)
      animator.removeAllBehaviors()
      #expect(gravity.dynamicAnimator == nil)
      screen.advance(0.1)
      #expect(!animator.isRunning)
    }

    @Test func aPlaceThatIsSetCountsOnceTheAnimatorIsTold() {
      let gravity = UIGravityBehavior(items: [box])
      gravity.magnitude = 0
      animator.addBehavior(gravity)
      screen.advance(0.1)
      box.center = CGPoint(x: 150, y: 500)
      animator.updateItem(usingCurrentState: box)
      gravity.magnitude = 1
      screen.advance(0.1)
      #expect(box.center.y > 500)
    }
  }
}
