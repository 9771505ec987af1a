/// The room that a table view has for its rows, on which their heights depend.
struct TableRoom: Equatable {
  var width: CGFloat = 0
  /// The covered areas at the sides.
  var covered = UIEdgeInsets.zero
}
