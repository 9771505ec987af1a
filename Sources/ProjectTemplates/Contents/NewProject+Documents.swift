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
    let tests = hasTests ? "quince test .          # runs the tests\n" : ""
    return """
      # \(name.text)

      A UIKit app. Open `\(fileName)` in Xcode, or use Quince, which runs UIKit apps without a Mac:

      ```sh
      quince run .           # shows the app on a simulated iPhone
      quince play Flows .    # plays the flows in the folder Flows
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
