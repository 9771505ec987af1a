#include "page.h"

#include <string.h>

#include "json.h"
#include "limits.h"
#include "rules.h"
#include "schemes.h"

/// The name of the handler that receives descriptions of pages.
#define OWN_HANDLER "quince"

/// Something that waits for an answer of the app.
struct question {
  GObject *object;
  WebKitScriptDialog *dialog;
};

static void free_question(gpointer data) {
  struct question *question = data;
  g_clear_object(&question->object);
  if (question->dialog != NULL) {
    webkit_script_dialog_close(question->dialog);
    webkit_script_dialog_unref(question->dialog);
  }
  g_free(question);
}

struct page *page_of(WebKitWebView *web) { return g_object_get_data(G_OBJECT(web), "page"); }

guint ask(struct page *page, GObject *object, WebKitScriptDialog *dialog) {
  if (g_hash_table_size(page->waiting) >= MOST_QUESTIONS) return 0;
  struct question *question = g_new0(struct question, 1);
  if (object != NULL) question->object = g_object_ref(object);
  if (dialog != NULL) question->dialog = webkit_script_dialog_ref(dialog);
  guint number = ++page->last_number;
  g_hash_table_insert(page->waiting, GUINT_TO_POINTER(number), question);
  return number;
}

/// Passes the paths that the app has sent on to the page.
static void select_files(WebKitFileChooserRequest *request, JSCValue *message) {
  char *text = get_string(message, "paths");
  char **paths = g_strsplit(text == NULL ? "" : text, "\n", MOST_ITEMS);
  if (paths[0] == NULL || paths[0][0] == '\0') {
    webkit_file_chooser_request_cancel(request);
  } else {
    webkit_file_chooser_request_select_files(request, (const char *const *)paths);
  }
  g_strfreev(paths);
  g_free(text);
}

void take_answer(struct page *page, JSCValue *message) {
  gpointer number = GUINT_TO_POINTER(get_index(message, "id"));
  struct question *question = g_hash_table_lookup(page->waiting, number);
  if (question == NULL) return;
  gboolean is_yes = get_bool(message, "yes");
  if (WEBKIT_IS_POLICY_DECISION(question->object)) {
    WebKitPolicyDecision *decision = WEBKIT_POLICY_DECISION(question->object);
    if (get_bool(message, "downloads")) {
      webkit_policy_decision_download(decision);
    } else if (is_yes) {
      webkit_policy_decision_use(decision);
    } else {
      webkit_policy_decision_ignore(decision);
    }
  } else if (WEBKIT_IS_URI_SCHEME_REQUEST(question->object)) {
    answer_request(WEBKIT_URI_SCHEME_REQUEST(question->object), message);
  } else if (WEBKIT_IS_FILE_CHOOSER_REQUEST(question->object)) {
    select_files(WEBKIT_FILE_CHOOSER_REQUEST(question->object), message);
  } else if (question->dialog != NULL) {
    WebKitScriptDialog *dialog = question->dialog;
    switch (webkit_script_dialog_get_dialog_type(dialog)) {
      case WEBKIT_SCRIPT_DIALOG_CONFIRM:
      case WEBKIT_SCRIPT_DIALOG_BEFORE_UNLOAD_CONFIRM:
        webkit_script_dialog_confirm_set_confirmed(dialog, is_yes);
        break;
      case WEBKIT_SCRIPT_DIALOG_PROMPT: {
        char *text = get_string(message, "text");
        if (text != NULL) webkit_script_dialog_prompt_set_text(dialog, text);
        g_free(text);
        break;
      }
      case WEBKIT_SCRIPT_DIALOG_ALERT: break;
    }
  }
  g_hash_table_remove(page->waiting, number);
}

// MARK: State

static void add_items(GString *json, const char *name, GList *items) {
  GString *list = g_string_new("[");
  for (GList *item = items; item != NULL; item = item->next) {
    GString *one = g_string_new("{");
    add_string(one, "url", webkit_back_forward_list_item_get_uri(item->data));
    add_string(one, "first", webkit_back_forward_list_item_get_original_uri(item->data));
    add_string(one, "title", webkit_back_forward_list_item_get_title(item->data));
    g_string_append_printf(list, "%s%s}", list->len > 1 ? "," : "", one->str);
    g_string_free(one, TRUE);
  }
  g_string_append_c(list, ']');
  add_json(json, name, list->str);
  g_string_free(list, TRUE);
}

void send_state(struct page *page) {
  WebKitBackForwardList *history = webkit_web_view_get_back_forward_list(page->web);
  WebKitBackForwardListItem *current = webkit_back_forward_list_get_current_item(history);
  GList *back = webkit_back_forward_list_get_back_list(history);
  GList *forward = webkit_back_forward_list_get_forward_list(history);
  GList shown = {.data = current};
  GString *json = message("state", page->view);
  add_string(json, "url", webkit_web_view_get_uri(page->web));
  add_string(json, "title", webkit_web_view_get_title(page->web));
  add_number(json, "progress", webkit_web_view_get_estimated_load_progress(page->web));
  add_bool(json, "loading", webkit_web_view_is_loading(page->web));
  add_items(json, "back", back);
  add_items(json, "current", current == NULL ? NULL : &shown);
  add_items(json, "forward", forward);
  add_bool(json, "secure", page->is_secure);
  finish(json);
  g_list_free(back);
  g_list_free(forward);
}

/// Sends the history, from which the app can restore it.
static void send_session(struct page *page) {
  WebKitWebViewSessionState *state = webkit_web_view_get_session_state(page->web);
  GBytes *bytes = webkit_web_view_session_state_serialize(state);
  gsize size;
  const guchar *data = g_bytes_get_data(bytes, &size);
  if (size <= LONGEST_SESSION) {
    char *text = g_base64_encode(data, size);
    GString *json = message("session", page->view);
    add_string(json, "base64", text);
    finish(json);
    g_free(text);
  }
  g_bytes_unref(bytes);
  webkit_web_view_session_state_unref(state);
}

static void state_changed(GObject *web, GParamSpec *property, struct page *page) {
  (void)web, (void)property;
  send_state(page);
}

static void load_changed(WebKitWebView *web, WebKitLoadEvent event, struct page *page) {
  static const char *const names[] = {"started", "redirected", "committed", "finished"};
  GTlsCertificate *certificate;
  GTlsCertificateFlags errors;
  const char *url = webkit_web_view_get_uri(web);
  page->is_secure = event >= WEBKIT_LOAD_COMMITTED && url != NULL && g_str_has_prefix(url, "https:") &&
                    webkit_web_view_get_tls_info(web, &certificate, &errors) &&
                    (errors == 0 || page->uses_proxy);
  send_state(page);
  GString *json = message("load", page->view);
  add_string(json, "event", names[event]);
  add_string(json, "url", webkit_web_view_get_uri(web));
  finish(json);
  if (event == WEBKIT_LOAD_FINISHED) send_session(page);
}

static gboolean load_failed(WebKitWebView *web, WebKitLoadEvent event, const char *url,
                            GError *error, struct page *page) {
  (void)web;
  GString *json = message("fail", page->view);
  add_bool(json, "committed", event == WEBKIT_LOAD_COMMITTED || event == WEBKIT_LOAD_FINISHED);
  add_string(json, "url", url);
  add_error(json, error);
  finish(json);
  return TRUE;
}

static void process_ended(WebKitWebView *web, WebKitWebProcessTerminationReason reason,
                          struct page *page) {
  (void)web, (void)reason;
  finish(message("crash", page->view));
}

static void closed(WebKitWebView *web, struct page *page) {
  (void)web;
  finish(message("closed", page->view));
}

// MARK: Decisions

static void describe_action(GString *json, WebKitPolicyDecision *decision) {
  WebKitNavigationPolicyDecision *navigation = WEBKIT_NAVIGATION_POLICY_DECISION(decision);
  WebKitNavigationAction *action =
      webkit_navigation_policy_decision_get_navigation_action(navigation);
  WebKitURIRequest *request = webkit_navigation_action_get_request(action);
  add_string(json, "url", webkit_uri_request_get_uri(request));
  add_string(json, "method", webkit_uri_request_get_http_method(request));
  add_headers(json, webkit_uri_request_get_http_headers(request));
  add_number(json, "type", webkit_navigation_action_get_navigation_type(action));
  add_bool(json, "redirect", webkit_navigation_action_is_redirect(action));
  add_string(json, "frame", webkit_navigation_policy_decision_get_frame_name(navigation));
}

static gboolean decide_policy(WebKitWebView *web, WebKitPolicyDecision *decision,
                              WebKitPolicyDecisionType type, struct page *page) {
  (void)web;
  static const char *const kinds[] = {"navigation", "window", "response"};
  GString *json = message("policy", page->view);
  add_string(json, "kind", kinds[type]);
  if (type == WEBKIT_POLICY_DECISION_TYPE_RESPONSE) {
    WebKitResponsePolicyDecision *answer = WEBKIT_RESPONSE_POLICY_DECISION(decision);
    add_response(json, webkit_response_policy_decision_get_response(answer));
    add_bool(json, "shows", webkit_response_policy_decision_is_mime_type_supported(answer));
  } else {
    describe_action(json, decision);
  }
  if (type == WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION) {
    // The app opens windows by itself.
    webkit_policy_decision_ignore(decision);
  } else {
    guint number = ask(page, G_OBJECT(decision), NULL);
    if (number == 0) webkit_policy_decision_ignore(decision);
    add_number(json, "id", number);
  }
  finish(json);
  return TRUE;
}

static gboolean show_dialog(WebKitWebView *web, WebKitScriptDialog *dialog, struct page *page) {
  (void)web;
  static const char *const kinds[] = {"alert", "confirm", "prompt", "unload"};
  WebKitScriptDialogType type = webkit_script_dialog_get_dialog_type(dialog);
  GString *json = message("dialog", page->view);
  add_string(json, "kind", kinds[type]);
  add_string(json, "text", webkit_script_dialog_get_message(dialog));
  if (type == WEBKIT_SCRIPT_DIALOG_PROMPT)
    add_string(json, "default", webkit_script_dialog_prompt_get_default_text(dialog));
  add_string(json, "url", webkit_web_view_get_uri(page->web));
  add_number(json, "id", ask(page, NULL, dialog));
  finish(json);
  return TRUE;
}

/// Asks the app for files, of which the user chooses some.
static gboolean choose_files(WebKitWebView *web, WebKitFileChooserRequest *request,
                             struct page *page) {
  (void)web;
  guint number = ask(page, G_OBJECT(request), NULL);
  if (number == 0) {
    webkit_file_chooser_request_cancel(request);
    return TRUE;
  }
  const char *const *types = webkit_file_chooser_request_get_mime_types(request);
  char *list = types == NULL ? NULL : g_strjoinv(",", (char **)types);
  GString *json = message("files", page->view);
  add_number(json, "id", number);
  add_bool(json, "multiple", webkit_file_chooser_request_get_select_multiple(request));
  add_string(json, "text", list);
  finish(json);
  g_free(list);
  return TRUE;
}

static gboolean refuse_permission(WebKitWebView *web, WebKitPermissionRequest *request,
                                  gpointer data) {
  (void)web, (void)data;
  webkit_permission_request_deny(request);
  return TRUE;
}

// MARK: Scripts

/// A handler of the app's for the messages of scripts.
struct handler {
  struct page *page;
  char *name;
};

static void free_handler(gpointer data, GClosure *closure) {
  (void)closure;
  struct handler *handler = data;
  g_free(handler->name);
  g_free(handler);
}

static void receive_message(WebKitUserContentManager *content, WebKitJavascriptResult *result,
                            struct handler *handler) {
  (void)content;
  GString *json = message("message", handler->page->view);
  add_string(json, "name", handler->name);
  // The app reports a message without a body.
  if (!add_value(json, "body", webkit_javascript_result_get_js_value(result)))
    add_bool(json, "refused", TRUE);
  finish(json);
}

static void receive_description(WebKitUserContentManager *content, WebKitJavascriptResult *result,
                                struct page *page) {
  (void)content;
  JSCValue *value = webkit_javascript_result_get_js_value(result);
  char *text = jsc_value_is_string(value) ? jsc_value_to_string(value) : NULL;
  if (text == NULL) return;
  GString *json = message("page", page->view);
  // A page's process could send anything, so the app parses the text by itself.
  add_long_string(json, "page", text);
  finish(json);
  g_free(text);
}

static void add_handler(struct page *page, JSCValue *item) {
  char *name = get_string(item, "name");
  char *world = get_string(item, "world");
  if (name == NULL) return;
  char *signal = g_strconcat("script-message-received::", name, NULL);
  struct handler *handler = g_new0(struct handler, 1);
  *handler = (struct handler){page, g_strdup(name)};
  g_signal_handlers_disconnect_matched(page->content, G_SIGNAL_MATCH_DETAIL, 0,
                                       g_quark_from_string(name), NULL, NULL, NULL);
  g_signal_connect_data(page->content, signal, G_CALLBACK(receive_message), handler, free_handler,
                        0);
  if (world == NULL) {
    webkit_user_content_manager_register_script_message_handler(page->content, name);
  } else {
    webkit_user_content_manager_register_script_message_handler_in_world(page->content, name,
                                                                         world);
  }
  g_free(signal);
  g_free(name);
  g_free(world);
}

static void add_script(struct page *page, JSCValue *item) {
  char *source = get_string(item, "source");
  char *world = get_string(item, "world");
  WebKitUserContentInjectedFrames frames = get_bool(item, "mainOnly")
                                               ? WEBKIT_USER_CONTENT_INJECT_TOP_FRAME
                                               : WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES;
  WebKitUserScriptInjectionTime time = get_bool(item, "atStart")
                                           ? WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START
                                           : WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_END;
  if (source != NULL) {
    WebKitUserScript *script =
        world == NULL
            ? webkit_user_script_new(source, frames, time, NULL, NULL)
            : webkit_user_script_new_for_world(source, frames, time, world, NULL, NULL);
    webkit_user_content_manager_add_script(page->content, script);
    webkit_user_script_unref(script);
  }
  g_free(source);
  g_free(world);
}

static void each(JSCValue *message, const char *name, struct page *page,
                 void (*perform)(struct page *, JSCValue *)) {
  JSCValue *list = get_member(message, name);
  int count =
      jsc_value_is_array(list) ? (int)get_number_within(list, "length", 0, MOST_ITEMS) : 0;
  for (int index = 0; index < count; index++) {
    JSCValue *item = jsc_value_object_get_property_at_index(list, (guint)index);
    perform(page, item);
    g_object_unref(item);
  }
  g_object_unref(list);
}

static void remove_handler(struct page *page, JSCValue *item) {
  char *name = get_string(item, "name");
  char *world = get_string(item, "world");
  if (name != NULL && world == NULL)
    webkit_user_content_manager_unregister_script_message_handler(page->content, name);
  if (name != NULL && world != NULL)
    webkit_user_content_manager_unregister_script_message_handler_in_world(page->content, name,
                                                                           world);
  g_free(name);
  g_free(world);
}

static void add_rules(struct page *page, JSCValue *item) {
  char *name = jsc_value_is_string(item) ? jsc_value_to_string(item) : NULL;
  if (name != NULL) use_rules(page->content, name);
  g_free(name);
}

static void add_scheme(struct page *page, JSCValue *item) {
  char *scheme = jsc_value_is_string(item) ? jsc_value_to_string(item) : NULL;
  if (scheme != NULL) use_scheme(webkit_web_view_get_context(page->web), scheme);
  g_free(scheme);
}

void set_scripts(struct page *page, JSCValue *message) {
  webkit_user_content_manager_remove_all_scripts(page->content);
  webkit_user_content_manager_remove_all_filters(page->content);
  each(message, "removed", page, remove_handler);
  each(message, "scripts", page, add_script);
  each(message, "handlers", page, add_handler);
  each(message, "rules", page, add_rules);
  if (page->files != NULL) webkit_user_content_manager_add_filter(page->content, page->files);
}

/// A script that runs for the app.
struct running {
  guint64 view;
  double number;
};

static void finish_running(GObject *web, GAsyncResult *answer, gpointer data) {
  struct running *running = data;
  GError *error = NULL;
  // All functions that run scripts share this end.
  WebKitJavascriptResult *result =
      webkit_web_view_run_javascript_in_world_finish(WEBKIT_WEB_VIEW(web), answer, &error);
  GString *json = message("result", running->view);
  add_number(json, "id", running->number);
  if (result != NULL) {
    // An empty error is one of an unsupported value.
    if (!add_value(json, "value", webkit_javascript_result_get_js_value(result)))
      add_string(json, "error", "");
    webkit_javascript_result_unref(result);
  } else {
    add_number(json, "code", error->code);
    add_string(json, "error", error->message);
    g_error_free(error);
  }
  finish(json);
  g_free(running);
}

void run(struct page *page, const char *command, JSCValue *message) {
  char *source = get_string(message, "source");
  char *world = get_string(message, "world");
  struct running *running = g_new0(struct running, 1);
  *running = (struct running){page->view, get_number(message, "id")};
  const char *text = source == NULL ? "" : source;
  if (g_str_equal(command, "call")) {
    webkit_web_view_run_async_javascript_function_in_world(page->web, text, NULL, world, NULL,
                                                           finish_running, running);
  } else if (world != NULL) {
    webkit_web_view_run_javascript_in_world(page->web, text, world, NULL, finish_running, running);
  } else {
    webkit_web_view_run_javascript(page->web, text, NULL, finish_running, running);
  }
  g_free(source);
  g_free(world);
}

// MARK: Loading

static void load_request(struct page *page, JSCValue *message) {
  char *url = get_string(message, "url");
  if (url == NULL) return;
  WebKitURIRequest *request = webkit_uri_request_new(url);
  SoupMessageHeaders *headers = webkit_uri_request_get_http_headers(request);
  if (headers != NULL) get_headers(message, headers);
  webkit_web_view_load_request(page->web, request);
  g_object_unref(request);
  g_free(url);
}

static void go(struct page *page, int offset) {
  WebKitBackForwardList *history = webkit_web_view_get_back_forward_list(page->web);
  WebKitBackForwardListItem *item = webkit_back_forward_list_get_nth_item(history, offset);
  if (item != NULL) webkit_web_view_go_to_back_forward_list_item(page->web, item);
}

/// A file that's loaded when the rules about the files that it can use are compiled.
struct file {
  /// Its page can be closed in the meantime.
  WebKitWebView *web;
  JSCValue *message;
};

static void load_file(WebKitUserContentFilter *rules, gpointer data) {
  struct file *file = data;
  struct page *page = page_of(file->web);
  if (page != NULL && rules == NULL) {
    char *url = get_string(file->message, "url");
    GError *error = g_error_new_literal(WEBKIT_NETWORK_ERROR, WEBKIT_NETWORK_ERROR_FAILED,
                                        "The rules about readable files are invalid.");
    load_failed(file->web, WEBKIT_LOAD_STARTED, url, error, page);
    g_error_free(error);
    g_free(url);
  } else if (page != NULL) {
    page->files = webkit_user_content_filter_ref(rules);
    webkit_user_content_manager_add_filter(page->content, rules);
    load_request(page, file->message);
  }
  g_object_unref(file->web);
  g_object_unref(file->message);
  g_free(file);
}

/// Lets a page use all files again.
static void release_files(struct page *page) {
  if (page->files == NULL) return;
  webkit_user_content_manager_remove_filter(page->content, page->files);
  g_clear_pointer(&page->files, webkit_user_content_filter_unref);
}

/// Loads an address, which is a file if the message has rules about files.
static void load_address(struct page *page, JSCValue *message) {
  release_files(page);
  char *rules = get_string(message, "rules");
  if (rules == NULL) {
    load_request(page, message);
  } else {
    struct file *file = g_new0(struct file, 1);
    *file = (struct file){g_object_ref(page->web), g_object_ref(message)};
    compile_rules(rules, load_file, file);
  }
  g_free(rules);
}

/// Shows a history that the app has received earlier.
static void restore_session(struct page *page, JSCValue *message) {
  gsize length;
  guchar *bytes = get_data(message, "base64", &length);
  GBytes *data = g_bytes_new_take(bytes, length);
  WebKitWebViewSessionState *state = webkit_web_view_session_state_new(data);
  if (state != NULL) {
    webkit_web_view_restore_session_state(page->web, state);
    webkit_web_view_session_state_unref(state);
    go(page, 0);
  }
  g_bytes_unref(data);
}

static void load_data(struct page *page, JSCValue *message) {
  char *type = get_string(message, "type");
  char *encoding = get_string(message, "encoding");
  char *base = get_string(message, "base");
  gsize length;
  guchar *bytes = get_data(message, "base64", &length);
  GBytes *data = g_bytes_new_take(bytes, length);
  release_files(page);
  webkit_web_view_load_bytes(page->web, data, type, encoding, base);
  g_bytes_unref(data);
  g_free(base);
  g_free(encoding);
  g_free(type);
}

gboolean load(struct page *page, const char *command, JSCValue *message) {
  if (g_str_equal(command, "load")) {
    load_address(page, message);
  } else if (g_str_equal(command, "restore")) {
    restore_session(page, message);
  } else if (g_str_equal(command, "data")) {
    load_data(page, message);
  } else if (g_str_equal(command, "reload")) {
    webkit_web_view_reload(page->web);
  } else if (g_str_equal(command, "reloadFromOrigin")) {
    webkit_web_view_reload_bypass_cache(page->web);
  } else if (g_str_equal(command, "stop")) {
    webkit_web_view_stop_loading(page->web);
  } else if (g_str_equal(command, "go")) {
    go(page, (int)get_number_within(message, "offset", -1000, 1000));
  } else {
    return FALSE;
  }
  return TRUE;
}

// MARK: Opening

void change_settings(WebKitSettings *settings, JSCValue *message) {
  char *agent = get_string(message, "agent");
  if (agent != NULL) webkit_settings_set_user_agent(settings, agent);
  webkit_settings_set_enable_javascript_markup(settings, get_bool(message, "javascript"));
  g_free(agent);
}

static WebKitSettings *settings_of(JSCValue *message) {
  WebKitSettings *settings = webkit_settings_new();
  change_settings(settings, message);
  webkit_settings_set_javascript_can_open_windows_automatically(settings,
                                                                get_bool(message, "windows"));
  webkit_settings_set_minimum_font_size(settings, (guint32)get_number_within(message, "minimumFontSize", 0, 1000));
  webkit_settings_set_allow_file_access_from_file_urls(settings, FALSE);
  webkit_settings_set_enable_page_cache(settings, TRUE);
  webkit_settings_set_enable_webgl(settings, FALSE);
  // Media need plug-ins of GStreamer, without which a page's process ends.
  webkit_settings_set_enable_media(settings, FALSE);
  webkit_settings_set_enable_webaudio(settings, FALSE);
  webkit_settings_set_enable_mediasource(settings, FALSE);
  webkit_settings_set_enable_media_stream(settings, FALSE);
  return settings;
}

static void connect(struct page *page) {
  const struct {
    const char *name;
    GCallback function;
  } signals[] = {
      {"load-changed", G_CALLBACK(load_changed)},
      {"load-failed", G_CALLBACK(load_failed)},
      {"notify::title", G_CALLBACK(state_changed)},
      {"notify::uri", G_CALLBACK(state_changed)},
      {"notify::estimated-load-progress", G_CALLBACK(state_changed)},
      {"notify::is-loading", G_CALLBACK(state_changed)},
      {"decide-policy", G_CALLBACK(decide_policy)},
      {"script-dialog", G_CALLBACK(show_dialog)},
      {"run-file-chooser", G_CALLBACK(choose_files)},
      {"permission-request", G_CALLBACK(refuse_permission)},
      {"web-process-terminated", G_CALLBACK(process_ended)},
      {"close", G_CALLBACK(closed)},
  };
  for (size_t i = 0; i < G_N_ELEMENTS(signals); i++)
    g_signal_connect(page->web, signals[i].name, signals[i].function, page);
  g_signal_connect(page->content, "script-message-received::" OWN_HANDLER,
                   G_CALLBACK(receive_description), page);
  webkit_user_content_manager_register_script_message_handler_in_world(page->content, OWN_HANDLER,
                                                                       OWN_WORLD);
}

struct page *open_page(guint64 view, JSCValue *message) {
  struct page *page = g_new0(struct page, 1);
  double width = get_number(message, "width"), height = get_number(message, "height");
  double scale = get_number(message, "scale");
  char *store = get_string(message, "store");
  WebKitSettings *settings = settings_of(message);
  page->view = view;
  page->waiting = g_hash_table_new_full(NULL, NULL, NULL, free_question);
  page->content = webkit_user_content_manager_new();
  page->screen = make_screen(view, width, height, scale);
  page->web = WEBKIT_WEB_VIEW(g_object_new(
      WEBKIT_TYPE_WEB_VIEW, "backend", make_backend(page->screen), "web-context",
      context_of(store == NULL ? "default" : store), "user-content-manager", page->content,
      "settings", settings, NULL));
  resize_screen(page->screen, width, height, scale);
  g_object_set_data(G_OBJECT(page->web), "page", page);
  set_zoom(page, message);
  page->uses_proxy = get_bool(message, "proxy");
  if (page->uses_proxy) use_proxy(webkit_web_view_get_context(page->web));
  connect(page);
  set_scripts(page, message);
  each(message, "schemes", page, add_scheme);
  g_object_unref(settings);
  g_free(store);
  return page;
}

void set_zoom(struct page *page, JSCValue *message) {
  webkit_web_view_set_zoom_level(page->web, get_number_within(message, "zoom", 0.1, 10));
}

void close_page(struct page *page) {
  g_object_set_data(G_OBJECT(page->web), "page", NULL);
  g_signal_handlers_disconnect_by_data(page->web, page);
  g_signal_handlers_disconnect_by_data(page->content, page);
  g_hash_table_destroy(page->waiting);
  g_clear_pointer(&page->files, webkit_user_content_filter_unref);
  g_object_unref(page->web);
  g_object_unref(page->content);
  g_free(page);
}
