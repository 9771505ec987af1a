import UIKit

/// A view in the color of ribbons.
public final class Ribbon: UIView {
  public static let length = 42
}
