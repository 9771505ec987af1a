import UIKit

/// An item, laid out in a nib.
class FruitTile: UICollectionViewCell {
  @IBOutlet weak var name: UILabel!
}
