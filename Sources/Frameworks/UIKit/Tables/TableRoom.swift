/// The space that a table view has for its rows, which determines their heights.
struct TableRoom: Equatable {
  var width: CGFloat = 0
  /// The covered areas at the sides.
  var covered = UIEdgeInsets.zero
}
