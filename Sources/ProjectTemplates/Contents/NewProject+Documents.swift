extension NewProject {
  /// The flow, the README, and the list of files that Git ignores.
  var documents: [TemplateFile] {
    [
      TemplateFile("Flows/launch.yaml", flow), TemplateFile("README.md", readMe),
      TemplateFile(".gitignore", ignoredFiles),
    ]
  }

  private var flow: String {
    """
    appId: \(bundleIdentifier)
    ---
    - launchApp
    - takeScreenshot: launch

    """
  }

  private var readMe: String {
    let tests = hasTests ? "quince test \"\(fileName)\"          # runs the tests\n" : ""
    return """
      # \(name.text)

      A UIKit app. Open `\(fileName)` in Xcode, or use [Quince](https://github.com/quince-ios/quince) on any computer:

      ```sh
      quince run "\(fileName)"           # shows the app on a simulated iPhone
      quince play Flows "\(fileName)"    # plays the flows in the folder Flows
      \(tests)```

      """
  }

  private var ignoredFiles: String {
    """
    .DS_Store
    .build/
    DerivedData/
    xcuserdata/
    *.xcuserstate
    /artifacts/

    """
  }
}
