import UIKit
import UniformTypeIdentifiers

/// Shows the picked documents and their contents.
class PickingViewController: UIViewController {
  private let outcome = UILabel()
  private var interaction: UIDocumentInteractionController?
  private let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Documents"
    view.backgroundColor = .systemBackground
    outcome.numberOfLines = 0
    outcome.text = "Nothing"
    outcome.accessibilityIdentifier = "outcome"
    let stack = UIStackView(arrangedSubviews: [
      outcome, button("Recipe", #selector(pickRecipe)), button("Copy", #selector(pickCopy)),
      button("Several", #selector(pickSeveral)), button("Folder", #selector(pickFolder)),
      button("Older", #selector(pickOlder)), button("Export File", #selector(export)),
      button("Move File", #selector(move)), button("Preview", #selector(preview)),
      button("Options", #selector(showOptions)), button("Browse", #selector(browse)),
    ])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
    writeDocuments()
  }

  private func writeDocuments() {
    let soups = folder.appendingPathComponent("Soups")
    try? FileManager.default.createDirectory(at: soups, withIntermediateDirectories: true)
    for (name, text) in [
      ("Bread.recipe", "Flour"), ("Notes.txt", "Buy salt"), ("Prices.json", "{}"),
      ("Soups/Leek.recipe", "Leeks"),
    ] {
      try? text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
  }

  private func button(_ title: String, _ action: Selector) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    return button
  }

  private func show(_ picker: UIDocumentPickerViewController) {
    picker.delegate = self
    present(picker, animated: true)
  }

  @objc func pickRecipe() {
    show(UIDocumentPickerViewController(forOpeningContentTypes: [.recipe]))
  }

  @objc func pickCopy() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text], asCopy: true)
    picker.directoryURL = folder.appendingPathComponent("Soups")
    show(picker)
  }

  @objc func pickSeveral() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
    picker.allowsMultipleSelection = true
    picker.shouldShowFileExtensions = true
    show(picker)
  }

  @objc func pickFolder() {
    show(UIDocumentPickerViewController(forOpeningContentTypes: [.folder]))
  }

  @objc func pickOlder() {
    show(UIDocumentPickerViewController(documentTypes: ["public.json"], in: .import))
  }

  @objc func export() {
    show(UIDocumentPickerViewController(forExporting: [makeFile()], asCopy: true))
  }

  @objc func move() {
    show(UIDocumentPickerViewController(url: makeFile(), in: .moveToService))
  }

  @objc func preview() {
    let isShown = makeInteraction().presentPreview(animated: true)
    outcome.text = isShown ? "Shown" : "No preview"
  }

  @objc func showOptions() {
    makeInteraction().presentOptionsMenu(from: outcome.bounds, in: outcome, animated: true)
  }

  @objc func browse() {
    present(RecipeBrowser { [outcome] in outcome.text = $0 }, animated: true)
  }

  private func makeInteraction() -> UIDocumentInteractionController {
    let interaction = UIDocumentInteractionController(
      url: folder.appendingPathComponent("Bread.recipe"))
    interaction.delegate = self
    self.interaction = interaction
    return interaction
  }

  private func makeFile() -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("Cake.recipe")
    try? "Sugar".write(to: file, atomically: true, encoding: .utf8)
    return file
  }
}

extension PickingViewController: UIDocumentPickerDelegate {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    outcome.text = urls.map(describe).joined(separator: "; ")
  }

  private func describe(_ url: URL) -> String {
    guard url.startAccessingSecurityScopedResource() else { return "no access" }
    defer { url.stopAccessingSecurityScopedResource() }
    let isInPlace = url.path.hasPrefix(folder.path)
    let text = try? String(contentsOf: url, encoding: .utf8)
    return "\(isInPlace ? "" : "copy of ")\(url.lastPathComponent): \(text ?? "folder")"
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    outcome.text = "Canceled"
  }
}

extension PickingViewController: UIDocumentInteractionControllerDelegate {
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController {
    self
  }

  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
    outcome.text = "Preview ended"
  }

  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {
    outcome.text = "Options ended"
  }
}
