import UIKit

/// A view in the color of ribbons.
public final class Ribbon: UIView {
  /// How long a ribbon is.
  public static let length = 42
}
