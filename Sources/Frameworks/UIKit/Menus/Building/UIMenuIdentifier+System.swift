extension UIMenu.Identifier {
  /// The root menu, which contains all other menus.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The menu for the app itself.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The menu for files.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The menu for editing.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The menu for views.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The menu for windows.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The menu for help.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// The menu with information about the app.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The menu for settings.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// The menu for services.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// The menu for hiding the app.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// The menu for quitting the app.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// The menu for creating new items.
  @available(IOS26 )
  public static let newItem = UIMenu.Identifier("com.apple.menu.new-item")
  /// The menu for new scenes.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// The menu for opening.
  public static let `open` = UIMenu.Identifier("com.apple.menu.open")
  /// The menu for recently opened documents.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// The menu for closing.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// The menu for printing.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// The menu for documents.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// The menu for undoing and redoing.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// The menu for cutting, copying, and pasting.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// The menu for finding.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// The menu for the find panel.
  @available(IOS26 )
  public static let findPanel = UIMenu.Identifier("com.apple.menu.find-panel")
  /// The menu for replacing.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// The menu for sharing.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// The menu for text styles.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// The menu for spelling.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The menu for the spelling panel.
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  /// The menu for spelling options.
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  /// The menu for substitutions.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The menu for the substitutions panel.
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  /// The menu for substitution options.
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  /// The menu for changing the case of text.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// The menu for speech.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// The menu for looking words up.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// The menu for learning words.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// The menu for text formatting.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// The menu for AutoFill.
  public static let autoFill = UIMenu.Identifier("com.apple.menu.autofill")
  /// The menu for fonts.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// The menu for text size.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// The menu for text color.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// The menu for copying and pasting text styles.
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  /// The menu for text.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// The menu for the writing direction.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  /// The menu for text alignment.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// The menu for toolbars.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// The menu for sidebars.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// The menu for entering full screen.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// The menu for minimizing and zooming windows.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// The menu for bringing windows to the front.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
}
