/// The dimensions of the software keyboard on a screen.
struct KeyboardMetrics: Equatable {
  let isPad: Bool
  let isLandscape: Bool
  let size: CGSize
  let safeArea: UIEdgeInsets

  init(isPad: Bool, screen: CGSize, safeArea: UIEdgeInsets) {
    self.isPad = isPad
    self.safeArea = safeArea
    isLandscape = screen.width > screen.height
    size = screen
  }

  /// The height of the bar with undo, redo, and paste above the keys on an iPad.
  var shortcutsHeight: CGFloat { isPad ? 55 : 0 }

  /// The height of the four rows of keys.
  var rowsHeight: CGFloat {
    if isPad {
      let isLarge = max(size.width, size.height) > 1300
      return isLandscape ? (isLarge ? 368 : 344) : (isLarge ? 274 : 256)
    }
    if isLandscape { return safeArea.bottom > 0 ? 150 : 162 }
    return size.width >= 414 ? 226 : 216
  }

  /// The height of the bar with the globe and the microphone below the keys.
  var footerHeight: CGFloat {
    if isPad { return safeArea.bottom > 0 ? safeArea.bottom + 2 : 8 }
    if safeArea.bottom == 0 { return 0 }
    return isLandscape ? safeArea.bottom : 75
  }

  var height: CGFloat { shortcutsHeight + rowsHeight + footerHeight }

  /// Whether the globe and the microphone have their own bar below the keys.
  var hasFooter: Bool { !isPad && footerHeight > 0 }

  /// The vertical center of the globe and the microphone in their bar.
  var footerCenter: CGFloat {
    isLandscape ? topMargin + 3.4 * pitch : topMargin + rowsHeight + 16
  }

  var left: CGFloat { isPad ? 0 : max(safeArea.left, 0) }
  var right: CGFloat { size.width - (isPad ? 0 : max(safeArea.right, 0)) }
  var gap: CGFloat { isPad ? (isLandscape ? 14 : 12) : 6 }
  var pitch: CGFloat { rowsHeight / 4 }

  var keyHeight: CGFloat {
    if isPad { return pitch - (isLandscape ? 12 : 9) }
    return isLandscape ? pitch - 8 : (pitch - 11.5).rounded()
  }

  var topMargin: CGFloat { shortcutsHeight + (isPad ? 4 : isLandscape ? 5 : 8) }
}
