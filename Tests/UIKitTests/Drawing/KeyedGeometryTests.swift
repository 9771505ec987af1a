import Foundation
import Testing
import UIKit

/// Follows <https://developer.apple.com/documentation/foundation/nscoder>.
struct KeyedGeometryTests {
  @Test func geometryComesBackFromAnArchive() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    let (rect, transform) = (
      CGRect(x: 1, y: 2, width: 3.5, height: 4), CGAffineTransform(rotationAngle: 0.3)
    )
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    archiver.encode(rect, forKey: "rect")
    archiver.encode(rect.origin, forKey: "point")
    archiver.encode(rect.size, forKey: "size")
    archiver.encode(CGVector(dx: 1, dy: 2), forKey: "vector")
    archiver.encode(transform, forKey: "transform")
    archiver.encode(insets, forKey: "insets")
    archiver.encode(directional, forKey: "directional")
    archiver.encode(UIOffset(horizontal: 1, vertical: 2), forKey: "offset")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(coder.decodeCGRect(forKey: "rect") == rect)
    #expect(coder.decodeCGPoint(forKey: "point") == rect.origin)
    #expect(coder.decodeCGSize(forKey: "size") == rect.size)
    #expect(coder.decodeCGVector(forKey: "vector") == CGVector(dx: 1, dy: 2))
    #expect(coder.decodeCGAffineTransform(forKey: "transform") == transform)
    #expect(coder.decodeUIEdgeInsets(forKey: "insets") == insets)
    #expect(coder.decodeDirectionalEdgeInsets(forKey: "directional") == directional)
    #expect(coder.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 1, vertical: 2))
    #expect(coder.decodeCGRect(forKey: "none") == .zero)
  }
}
