import Foundation

extension UIView {
  var summary: String {
    func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
    let place = [frame.minX, frame.minY, frame.width, frame.height].map(number)
    var parts = ["frame = (\(place[0]) \(place[1]); \(place[2]) \(place[3]))"]
    if !transform.isIdentity { parts.append("transform = \(transform)") }
    if alpha != 1 { parts.append("alpha = \(number(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let backgroundColor { parts.append("backgroundColor = \(backgroundColor)") }
    let name = TypeName.qualified(type(of: self)).replacingOccurrences(of: "UIKit.", with: "")
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    return "<\(name): 0x\(address); \(parts.joined(separator: "; "))>"
  }
}
