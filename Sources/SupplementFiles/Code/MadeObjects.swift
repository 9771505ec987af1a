// A protocol for classes whose objects are created by a method, because classes of the frameworks
// don't declare `init()` as `required`.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

@MainActor public protocol _QuinceMade { static func _quinceMade() -> Self }
extension _QuinceMade {
  public init(_quinceObject object: Self) { self = object }
  public init() { self.init(_quinceObject: Self._quinceMade()) }
}
extension _QuinceMade where Self: NSObject {
  public static func _quinceMade() -> Self { ObjCRuntime.make(Self.self) }
}
