/// The dimensions of the software keyboard on a screen.
struct KeyboardMetrics: Equatable {
  private static let look = SystemDesign.current.keyboards.measures

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
  var shortcutsHeight: CGFloat { isPad ? Self.look.shortcuts.height : 0 }

  /// The height of the four rows of keys.
  var rowsHeight: CGFloat {
    if !isPad, isLandscape, safeArea.bottom > 0 { return Self.look.landscapeRowsAboveHome }
    let isLarge =
      isPad
      ? max(size.width, size.height) > Self.look.largePad
      : size.width >= Self.look.largePhone
    return isLarge ? keys.largeRows : keys.rows
  }

  /// The height of the bar with the globe and the microphone below the keys.
  var footerHeight: CGFloat {
    let look = Self.look.footer
    if isPad { return safeArea.bottom > 0 ? safeArea.bottom + look.padAddition : look.pad }
    if safeArea.bottom == 0 { return 0 }
    return isLandscape ? safeArea.bottom : look.phone
  }

  var height: CGFloat { shortcutsHeight + rowsHeight + footerHeight }

  /// Whether the globe and the microphone have their own bar below the keys.
  var hasFooter: Bool { !isPad && footerHeight > 0 }

  /// The vertical center of the globe and the microphone in their bar.
  var footerCenter: CGFloat {
    let look = Self.look.footer
    return topMargin + (isLandscape ? look.landscapeRow * pitch : rowsHeight + look.center)
  }

  var left: CGFloat { isPad ? 0 : max(safeArea.left, 0) }
  var right: CGFloat { size.width - (isPad ? 0 : max(safeArea.right, 0)) }
  var gap: CGFloat { keys.gap }
  var pitch: CGFloat { rowsHeight / 4 }

  /// The design's measures of the keys.
  var keys: KeyboardMeasures.Keys { Self.look.keys(isPad: isPad, isLandscape: isLandscape) }

  var keyHeight: CGFloat {
    let height = pitch - keys.rowGap
    return isPad || isLandscape ? height : height.rounded()
  }

  var topMargin: CGFloat { shortcutsHeight + keys.top }
}
