import UIKit

/// A view in the color of ribbons.
public final class Ribbon: UIView {
  /// The length of a ribbon.
  public static let length = 42
}
