import Foundation
import Testing

@testable import AppBuilder

/// What is known of UIKit.
struct UIKitInterfaceTests {
  @Test func aPrintedInterfaceIsRead() {
    let interface = UIKitInterface(
      text: """
        import Foundation
        @MainActor @preconcurrency open class UIThing : UIKit.UIView, UIKit.UIExtra {

            /// A comment { with a brace
            @MainActor open var isLoud: Bool { get set }

            @MainActor open class func make<T>(_ a: [String : T], done: ((Bool) -> Void)? = nil, at point: CGPoint)

            public enum Mode : Int, Sendable {

                case one

                public func inner()
            }

            @MainActor open func last(of x: Int) -> Int
        }

        @MainActor public protocol UIThingDelegate : AnyObject {

            @MainActor func must(_ thing: UIKit.UIThing) -> Int

            @MainActor func may(_ thing: UIKit.UIThing, with x: Int)
        }

        extension UIThingDelegate {

            @MainActor public func may(_ thing: UIKit.UIThing, with x: Int)
        }
        """)
    #expect(interface.hasProperty("isLoud", in: "UIThing"))
    #expect(interface.hasClass("UIThing") && !interface.hasClass("UIThingDelegate"))
    #expect(interface.methods(named: "make") == ["_:done:at:"])
    #expect(interface.methods(named: "last") == ["of:"])
    #expect(interface.optionalMethods == ["may(_:with:)"])
    #expect(
      interface.protocolDeclaration("UIThingDelegate")?.required == [
        "@MainActor func must(_ thing: UIKit.UIThing) -> Int"
      ])
  }

  @Test func theRealOneIsRead() throws {
    let cache = FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-interface-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: cache) }
    let interface = UIKitInterface(
      library: try UIKitLibrary.find(), toolchain: try Toolchain.find(), cache: cache)
    #expect(interface.methods(named: "resignFirstResponder") == [""])
    #expect(interface.methods(named: "popViewController") == ["animated:"])
    #expect(interface.optionalMethods.contains("textFieldShouldReturn(_:)"))
    #expect(interface.hasProperty("text", in: "UITextField"))
    #expect(interface.hasProperty("isHidden", in: "UITextField"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path).count == 1)
  }
}
