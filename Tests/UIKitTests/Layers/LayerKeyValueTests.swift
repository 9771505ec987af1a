import Testing
import UIKit

extension OnScreen {
  /// Key-value coding of layers, as described in "Key-Value Coding Extensions" in Apple's Core
  /// Animation Programming Guide.
  @MainActor struct LayerKeyValueTests {
    private let screen = TestScreen()
    private let layer: CALayer

    init() {
      layer = screen.addLayer()
    }

    @Test(arguments: [
      ("position.x", 7.0), ("position.y", 8), ("bounds.origin.x", 1), ("bounds.origin.y", 2),
      ("bounds.size.width", 30), ("bounds.size.height", 40), ("anchorPoint.x", 0.25),
      ("anchorPoint.y", 0.75), ("zPosition", 3), ("opacity", 0.5), ("cornerRadius", 4),
      ("borderWidth", 2), ("shadowOpacity", 0.5), ("shadowRadius", 6), ("shadowOffset.width", 5),
      ("shadowOffset.height", 9), ("transform.rotation.z", 0.5), ("transform.rotation", 0.25),
      ("transform.scale.x", 2), ("transform.scale.y", 3), ("transform.translation.x", 11),
      ("transform.translation.y", 12), ("contentsRect.origin.x", 0.125),
      ("contentsRect.size.height", 0.5), ("anchorPointZ", 4),
      ("sublayerTransform.translation.x", 5), ("sublayerTransform.rotation.z", 0.5),
      ("transform.scale.z", 2), ("transform.translation.z", 3), ("contentsScale", 2),
      ("rasterizationScale", 3),
    ])
    func numbersAreSetAndRead(_ keyPath: String, _ value: Double) throws {
      layer.setValue(value, forKeyPath: keyPath)
      let number = try #require(layer.value(forKeyPath: keyPath) as? CGFloat)
      #expect(abs(number - value) < 1e-6)
      layer.setValue("1", forKeyPath: keyPath)
      #expect(abs((layer.value(forKeyPath: keyPath) as? CGFloat ?? 0) - 1) < 1e-6)
    }

    @Test func structuresAreSetWhole() {
      layer.setValue(CGPoint(x: 1, y: 2), forKey: "position")
      layer.setValue(CGRect(x: 0, y: 0, width: 9, height: 8), forKey: "bounds")
      layer.setValue(CGSize(width: 3, height: 4), forKey: "shadowOffset")
      layer.setValue(CATransform3DMakeScale(2, 2, 1), forKey: "transform")
      layer.setValue(UIColor.blue.cgColor, forKey: "borderColor")
      layer.setValue(CGPath(rect: .zero, transform: nil), forKey: "shadowPath")
      #expect(layer.position == CGPoint(x: 1, y: 2))
      #expect(layer.bounds.size == CGSize(width: 9, height: 8))
      #expect(layer.shadowOffset == CGSize(width: 3, height: 4))
      #expect(layer.transform.m22 == 2)
      #expect(layer.borderColor == UIColor.blue.cgColor)
      #expect(layer.shadowPath != nil)
      #expect(layer.value(forKey: "shadowOffset") as? CGSize == CGSize(width: 3, height: 4))
      #expect((layer.value(forKey: "transform") as? CATransform3D)?.m11 == 2)
      layer.setValue(nil, forKey: "borderColor")
      #expect(layer.borderColor == nil)
    }

    @Test func boxesOfFoundationAreOpened() {
      layer.setValue(NSValue(point: NSPoint(x: 5, y: 6)), forKey: "position")
      layer.setValue(NSValue(size: NSSize(width: 7, height: 8)), forKey: "shadowOffset")
      layer.setValue(NSValue(rect: NSRect(x: 1, y: 2, width: 3, height: 4)), forKey: "bounds")
      layer.setValue(NSNumber(value: 0.5), forKey: "opacity")
      #expect(layer.position == CGPoint(x: 5, y: 6))
      #expect(layer.shadowOffset == CGSize(width: 7, height: 8))
      #expect(layer.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(layer.opacity == 0.5)
    }

    @Test func whatIsNotAnimatedIsSetToo() {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
      for (key, value) in [
        ("masksToBounds", true), ("hidden", true), ("name", "label"), ("shouldRasterize", true),
        ("contentsGravity", "center"), ("contents", image.cgImage as Any),
        ("maskedCorners", 3), ("frame", CGRect(x: 1, y: 1, width: 2, height: 2)),
      ] as [(String, Any)] {
        layer.setValue(value, forKey: key)
        #expect(layer.value(forKey: key) != nil, "\(key)")
      }
      #expect(layer.masksToBounds && layer.isHidden && layer.shouldRasterize)
      #expect(layer.name == "label" && layer.contentsGravity == .center)
      #expect(layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
      #expect(layer.frame == CGRect(x: 1, y: 1, width: 2, height: 2))
      #expect(layer.value(forKey: "isHidden") as? Bool == true)
    }

    @Test func aLayerKeepsWhatAppsPutIntoIt() {
      layer.setValue("mine", forKey: "someKey")
      #expect(layer.value(forKey: "someKey") as? String == "mine")
      #expect(CALayer(layer: layer).value(forKey: "someKey") as? String == "mine")
      layer.setValue(nil, forKey: "someKey")
      #expect(layer.value(forKey: "someKey") == nil)
    }
  }
}
