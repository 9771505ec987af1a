import UIKit

/// A row that hides its accessory while it's edited.
class BookCell: UITableViewCell {
  override func willTransition(to state: UITableViewCellStateMask) {
    super.willTransition(to: state)
    let isEdited = state.contains(.showingEditControlMask)
    accessoryView?.isHidden = isEdited || state.contains(.showingDeleteConfirmationMask)
  }
}
